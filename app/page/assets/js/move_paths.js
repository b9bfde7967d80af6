// Draws the path of each piece that a beat moved: a dashed ring where it left, a dotted path, and
// an arrow where it arrived. The server says which pieces moved (in the table as text); this module
// finds their places on the screen. The path stays until the next beat, whatever the motion
// setting.
const SVG = "http://www.w3.org/2000/svg";
// Approximate distance between the points of a path, in pixels.
const STEP = 9;

export const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

// A path bends a little to one side, so that it does not look like a line of the board.
function bend(from, to) {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(across, down) || 1;
  const off = Math.min(60, far * 0.16) * (across < 0 ? 1 : -1);
  return { x: (from.x + to.x) / 2 - (down / far) * off, y: (from.y + to.y) / 2 + (across / far) * off };
}

// The points of a path, from its start to its end.
export function alongWay(from, to) {
  const by = bend(from, to);
  const steps = Math.max(8, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  return Array.from({ length: steps + 1 }, (_, nth) => {
    const part = nth / steps;
    const at = (one, two, three) => (1 - part) ** 2 * one + 2 * part * (1 - part) * two + part ** 2 * three;
    return { x: at(from.x, by.x, to.x), y: at(from.y, by.y, to.y) };
  });
}

export function paintWays() {
  document.getElementById("ways")?.remove();
  const play = document.querySelector("#table[data-beat] .play");
  const moves = [...document.querySelectorAll("#changes [data-moved]")];
  if (!play || !moves.length) return;
  const home = play.getBoundingClientRect();
  const drawn = make("svg", { id: "ways", class: "ways", "aria-hidden": "true", "data-added": "" });
  const seen = new Set();
  for (const { dataset: { moved, from, to } } of moves) {
    const same = `${moved}|${from}|${to}`;
    if (seen.has(same)) continue;
    seen.add(same);
    const start = spot(moved, from, home);
    const end = spot(moved, to, home);
    if (start && end) way(drawn, start, end);
  }
  play.append(drawn);
}

// Where a piece is, or was, within the table; null if that is not on the screen.
function spot(kind, at, home) {
  const name = CSS.escape(at);
  const piece = document.querySelector(`.play [data-piece="${CSS.escape(kind)}"][data-at="${name}"]`);
  for (const element of [piece, document.querySelector(`.play [data-place="${name}"]`)]) {
    const box = element?.getBoundingClientRect();
    if (!box?.width) continue;
    const { x, y } = middle(box);
    return { x: x - home.left, y: y - home.top, round: Math.max(13, Math.min(box.width, box.height, 52) / 2 + 3) };
  }
  return null;
}

function way(drawn, start, end) {
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  if (far < start.round + end.round) return;
  const all = alongWay(start, end);
  const outside = all.filter((point) => Math.hypot(point.x - end.x, point.y - end.y) > end.round && Math.hypot(point.x - start.x, point.y - start.y) > start.round);
  if (outside.length < 2) return;
  const [before, tip] = outside.slice(-2);
  const d = outside.map(({ x, y }, nth) => `${nth ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const turn = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
  drawn.append(
    make("circle", { class: "way-left", cx: start.x, cy: start.y, r: start.round }),
    make("path", { class: "way-case", d }),
    make("path", { class: "way-dots", d }),
    make("path", { class: "way-tip", d: "M-4-9 11 0-4 9Z", transform: `translate(${tip.x} ${tip.y}) rotate(${turn})` }),
  );
}

function make(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
