// Lets pieces travel from where they were to where they are. The new table is there at once; what
// has moved on it sets out from its old place.

const OWNERS = ["p1", "p2", "p3", "p4", "da"];
const TIME = { duration: 260, easing: "cubic-bezier(0.3, 0, 0.2, 1)" };
// More than so many are another table, not a move.
const MOST = 24;

// Where everything that can travel lies now.
export function places() {
  const app = document.getElementById("app");
  const cards = new Map();
  for (const card of app.querySelectorAll("[data-card]")) {
    if (!cards.has(card.dataset.card)) cards.set(card.dataset.card, spot(card, card.getAttribute("class")));
  }
  const pieces = new Map();
  for (const piece of app.querySelectorAll("[data-piece]")) pieces.set(piece.dataset.piece, spot(piece, piece.dataset.at));
  const bots = new Map();
  for (const bot of app.querySelectorAll("[data-bot]")) bots.set(`${bot.dataset.bot} ${bot.dataset.at}`, spot(bot));
  const people = new Map(OWNERS.map((owner) => [owner, groups(app, owner)]));
  return { cards, pieces, bots, people };
}

const spot = (element, at) => ({ element, at, box: element.getBoundingClientRect() });

export function travel(before) {
  const after = places();
  const moves = [...named(before.cards, after.cards), ...named(before.pieces, after.pieces), ...bots(before.bots, after.bots)];
  for (const owner of OWNERS) moves.push(...people(before.people.get(owner), after.people.get(owner)));
  const far = moves.filter(({ from, to }) => from.width && to.box.width && Math.hypot(from.left - to.box.left, from.top - to.box.top) > 3);
  if (far.length <= MOST) for (const move of far) setOut(move);
}

function named(before, after) {
  const moves = [];
  for (const [name, to] of after) {
    const from = before.get(name);
    if (from && from.at !== to.at) moves.push({ from: from.box, to });
  }
  return moves;
}

// Bots have no names: those of an owner that left a place and those that came to one are paired.
function bots(before, after) {
  const came = [...after.keys()].filter((key) => !before.has(key));
  const moves = [];
  for (const [key, from] of before) {
    if (after.has(key)) continue;
    const at = came.findIndex((other) => other.split(" ")[0] === key.split(" ")[0]);
    if (at >= 0) moves.push({ from: from.box, to: after.get(came.splice(at, 1)[0]) });
  }
  return moves;
}

// Colonists of one owner are alike: as many as left some places came to others.
function people(before, after) {
  const left = [];
  const came = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const change = (after.get(key)?.count ?? 0) - (before.get(key)?.count ?? 0);
    for (let unit = 0; unit < -change; unit++) left.push(before.get(key));
    if (change > 0) came.push(after.get(key));
  }
  return came.slice(0, left.length).map((to, index) => ({ from: left[index].box, to }));
}

function groups(app, owner) {
  const found = new Map();
  for (const piece of app.querySelectorAll(`.colonists[data-owner="${owner}"]`)) {
    const key = piece.dataset.place ?? piece.parentElement.dataset.place;
    const last = [...piece.querySelectorAll(".token")].pop() ?? piece;
    found.set(key, { ...spot(last), count: Number(piece.dataset.count) });
  }
  return found;
}

// The way in the units of whatever the piece lies in: a drawing has its own.
function setOut({ from, to: { element, box } }) {
  let way = { x: from.left - box.left, y: from.top - box.top };
  const scale = element.parentNode.getScreenCTM?.();
  if (scale) {
    const flat = new DOMMatrix([scale.a, scale.b, scale.c, scale.d, 0, 0]).inverse();
    way = new DOMPoint(way.x, way.y).matrixTransform(flat);
  }
  element.animate([{ translate: `${way.x}px ${way.y}px`, zIndex: 5 }, { translate: "0px 0px", zIndex: 5 }], TIME);
}
