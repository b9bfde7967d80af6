// Narrow screens show one area of the table at a time. The map above has a button for each area, in
// page order, with the number of places that can be chosen there and a dot if something has just
// changed. The shown area has its name on its button; all have it where there is room. The picture
// is the symbol in the area's `data-glyph`; in a map of two rows, `data-cell` is the button's
// position.
//
// An area is an element with its name in `data-area`. Several names are separated by "|", and the
// element is then shown with each; "*" is shown with all. A section of the table without areas of
// its own is one area, named by its `data-areas`, with its `data-glyph`.
import { table, word } from "./navigation.js";
import { paintWays } from "./move_paths.js";

export const TOLD = "Told";
let here = "";
let asked = "";

const parts = (element) => element.dataset.area.split("|");

// Every area by name, with its elements. Elements that belong to all are under "*".
function map() {
  const areas = new Map();
  const add = (name, element) => areas.set(name, [...(areas.get(name) ?? []), element]);
  for (const kind of ["board", "own", "others"]) {
    const section = document.querySelector(`.play > .${kind}`);
    if (!section) continue;
    const own = [...section.querySelectorAll("[data-area]")].filter((element) => !element.parentElement.closest("[data-area]"));
    for (const element of own) for (const name of parts(element)) add(name, element);
    if (!own.length) add(section.dataset.areas, section);
  }
  const panel = document.getElementById("panel");
  if (panel) add(TOLD, panel);
  return areas;
}

// The name of the area that contains an element.
export function areaOf(piece) {
  const sections = piece?.closest("[data-areas]");
  let area = piece?.closest("[data-area]");
  for (let outer = area; outer; outer = outer.parentElement.closest("[data-area]")) area = outer;
  const names = area ? parts(area) : sections ? [sections.dataset.areas] : [];
  return names.includes(here) ? here : names.find((name) => name !== "*") ?? "";
}

export const shown = () => here;

export function showArea(name) {
  if (!table()) return;
  const areas = map();
  const names = [...areas.keys()].filter((one) => one && one !== "*");
  here = names.includes(name) ? name : names.includes("Board") ? "Board" : names[0];
  table().dataset.show = here;
  const seen = new Set([...(areas.get(here) ?? []), ...(areas.get("*") ?? [])]);
  for (const elements of areas.values()) for (const element of elements) {
    element.classList.toggle("elsewhere", !seen.has(element));
    if (element.dataset.area?.includes("|")) element.dataset.nth = parts(element).indexOf(here);
  }
  for (const section of document.querySelectorAll(".play > [data-areas]")) {
    if (seen.has(section)) continue;
    section.classList.toggle("elsewhere", ![...seen].some((element) => section.contains(element)));
  }
  for (const button of document.querySelectorAll(".areas [data-view]")) {
    button.setAttribute("aria-pressed", String(button.dataset.view === here));
  }
}

// Shows an area at a person's request, between two repaints of the page.
export function turnTo(name) {
  showArea(name);
  paintWays();
}

const SVG = "http://www.w3.org/2000/svg";
// The glyphs of areas that are not part of a drawing.
const GLYPHS = { [TOLD]: "i-log", You: "i-hand", Board: "i-own" };

function glyphOf(name, elements) {
  return elements.find((element) => (element.dataset.area ?? element.dataset.areas)?.startsWith(name) && element.dataset.glyph)?.dataset.glyph ?? GLYPHS[name] ?? "i-eye";
}

function picture(glyph) {
  const drawn = document.createElementNS(SVG, "svg");
  drawn.setAttribute("class", `icon area-glyph area-${glyph}`);
  drawn.setAttribute("aria-hidden", "true");
  const use = drawn.appendChild(document.createElementNS(SVG, "use"));
  use.setAttribute("href", `#${glyph}`);
  return drawn;
}

function label(said) {
  const made = document.createElement("span");
  made.className = "area-name";
  made.textContent = said;
  return made;
}

const marks = (elements, css) => elements.reduce((sum, element) => sum + element.querySelectorAll(css).length + element.matches(css), 0);

// The area and badges that each button of the map shows.
const shows = new WeakMap();

// A button of the map, without badges.
function button(name, glyph, said, cell) {
  const made = document.createElement("button");
  made.type = "button";
  made.dataset.view = name;
  made.dataset.added = "";
  made.style.gridArea = cell;
  made.append(picture(glyph), label(said));
  return made;
}

function mark(on, kind, text) {
  const made = document.createElement("span");
  made.className = kind;
  made.textContent = text;
  on.append(made);
}

// Draws the map and keeps buttons that are up to date. A new question shows the area with the most
// choices, unless the current one has some.
export function paintAreas() {
  const nav = document.getElementById("areas");
  if (!nav) return;
  const counts = new Map();
  const areas = [...map()].filter(([name]) => name && name !== "*");
  for (const old of [...nav.children].slice(areas.length)) old.remove();
  areas.forEach(([name, elements], nth) => {
    const cell = elements.find((element) => element.dataset.cell)?.dataset.cell ?? "";
    const area = [name, glyphOf(name, elements), word(`area${name}`) ?? name, cell];
    const can = marks(elements, "[data-can]");
    const fresh = name !== TOLD && marks(elements, ".lit-told") > 0;
    counts.set(name, can);
    let there = nav.children[nth];
    const before = shows.get(there);
    if (before?.area.join() !== area.join()) {
      const made = button(...area);
      if (there) there.replaceWith(made);
      else nav.append(made);
      there = made;
    } else if (before.can === can && before.fresh === fresh) return;
    for (const old of there.querySelectorAll(".area-can, .area-fresh")) old.remove();
    if (can) mark(there, "area-can", can);
    if (fresh) mark(there, "area-fresh", "");
    const says = [can && word("toChoose", can), fresh && word("justChanged")].filter(Boolean);
    if (says.length) there.title = says.join("; ");
    else there.removeAttribute("title");
    shows.set(there, { area, can, fresh });
  });
  const question = `${table().dataset.length} ${table().dataset.beat ?? ""} ${table().dataset.past ?? ""}`;
  const many = nav.children.length;
  nav.dataset.size = many > 8 ? "two rows" : many > 7 ? "glyphs" : many > 5 ? "pictures" : "names";
  let next = here;
  if (question !== asked && !counts.get(here)) {
    const most = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ["", 0]);
    if (most[1]) next = most[0];
  }
  asked = question;
  showArea(next);
}

// Scrolls to the start of the area: in a low window the map scrolls with the page.
function toTop() {
  const nav = document.getElementById("areas");
  scrollTo(0, getComputedStyle(nav).position === "sticky" ? 0 : nav.offsetTop);
}

function step(by) {
  const names = [...document.querySelectorAll(".areas [data-view]")].map((button) => button.dataset.view);
  const next = names.indexOf(here) + by;
  if (next < 0 || next >= names.length) return;
  turnTo(names[next]);
  toTop();
}

export function watchAreas() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest(".areas [data-view]");
    if (button) { turnTo(button.dataset.view); toTop(); }
  });
  // A swipe to the side shows the next area; vertical movement scrolls.
  let start = null;
  document.addEventListener("touchstart", (event) => {
    const [finger, other] = event.touches;
    start = !other && event.target.closest(".play, .panel") && getComputedStyle(document.getElementById("areas")).display !== "none"
      ? { x: finger.clientX, y: finger.clientY } : null;
  }, { passive: true });
  document.addEventListener("touchend", (event) => {
    if (!start) return;
    const [finger] = event.changedTouches;
    const [across, down] = [finger.clientX - start.x, finger.clientY - start.y];
    start = null;
    if (Math.abs(across) > 60 && Math.abs(across) > 2 * Math.abs(down)) step(across < 0 ? 1 : -1);
  }, { passive: true });
}
