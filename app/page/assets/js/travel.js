// Animates pieces from their old places to their new ones. The new table appears at once, and moved
// pieces start from where they were. A drawing states for each piece its kind (data-piece or
// data-card), where it is (data-at, or its place) and how many alike are there (data-many).
import { alongWay, middle } from "./move_paths.js";

const TIME = { duration: 320, easing: "cubic-bezier(0.3, 0, 0.2, 1)" };
// More moves than this mean another table.
const MOST = 24;

// The current places of everything that can travel, by kind.
export function places() {
  const kinds = new Map();
  for (const element of document.querySelectorAll("#app :is([data-piece], [data-card])")) {
    const { piece, card, at, place, many } = element.dataset;
    const kind = piece ?? `card ${card}`;
    if (!kinds.has(kind)) kinds.set(kind, new Map());
    const there = kinds.get(kind);
    const key = at ?? place ?? element.getAttribute("class");
    const last = many > 1 ? [...element.querySelectorAll(".token, svg, use")].pop() ?? element : element;
    const count = (there.get(key)?.count ?? 0) + Number(many ?? 1);
    there.set(key, { element: last, box: last.getBoundingClientRect(), count });
  }
  return kinds;
}

export function travel(before) {
  const moves = [];
  for (const [kind, after] of places()) moves.push(...moved(before.get(kind) ?? new Map(), after));
  const far = moves.filter(({ from, to }) => from.width && to.box.width && Math.hypot(from.left - to.box.left, from.top - to.box.top) > 3);
  if (far.length <= MOST) for (const move of far) setOut(move);
}

// Pieces of a kind are interchangeable: those that left some places are matched with those that
// came to others.
function moved(before, after) {
  const left = [];
  const came = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const change = (after.get(key)?.count ?? 0) - (before.get(key)?.count ?? 0);
    for (let unit = 0; unit < -change; unit++) left.push(before.get(key));
    if (change > 0) came.push(after.get(key));
  }
  return came.slice(0, left.length).map((to, index) => ({ from: left[index].box, to }));
}

// The distance in the units of the parent: a drawing has its own.
function setOut({ from, to: { element, box } }) {
  const scale = element.parentNode.getScreenCTM?.();
  const flat = scale && new DOMMatrix([scale.a, scale.b, scale.c, scale.d, 0, 0]).inverse();
  const end = middle(box);
  const steps = alongWay(middle(from), end).map((point) => {
    const way = new DOMPoint(point.x - end.x, point.y - end.y);
    const { x, y } = flat ? way.matrixTransform(flat) : way;
    return { translate: `${x}px ${y}px`, zIndex: 5 };
  });
  element.animate(steps, TIME);
}
