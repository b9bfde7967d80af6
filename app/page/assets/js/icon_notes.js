// What an icon means: its name, what it does, and its rule. It opens when an icon is pointed at for a
// moment, under a finger held on it, when a key moves the focus to something with icons, and with a
// key of its own. The words come from the game's sheet of icons, fetched when first needed. It is
// never read aloud by itself: the words beside an icon say the same.
import { table } from "./navigation.js";

// Milliseconds until it opens: pointed at, focused, under a finger; and until it closes again.
const POINTED = 450;
const FOCUSED = 900;
const HELD = 500;
const LEFT = 200;
// The most icons of one element that are explained at once.
const MOST = 4;
// The widest icon, and the widest piece with a name of its own, in pixels.
const SMALL = 72;
const PIECE = 330;
// A finger that moves farther than this many pixels scrolls.
const STILL = 10;

let sheet = null;
let timer = 0;
let closing = 0;
// The icon or element it belongs to, and titles taken off so that the browser does not show them too.
let owner = null;
let silenced = [];
// Where a pointer last was, and where a finger went down. Nothing opens until the pointer has moved
// since the last press: a new question under a resting pointer is not pointed at.
let last = null;
let down = null;
let moved = false;
// Whether a key has just moved the focus.
let byKey = false;
// Whether the press that ends a held finger is to be ignored.
let held = false;

const note = () => document.getElementById("icon-note");
const game = () => table()?.dataset.game;

// The words of every symbol of the game.
async function words() {
  sheet ??= fetch(`/icons/${game()}`).then(async (answer) => {
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const rows = [...page.querySelectorAll("[data-symbols]")];
    return new Map(rows.flatMap((row) => row.dataset.symbols.split(" ").map((symbol) => [symbol, row.querySelector(".icon-words")])));
  }).catch(() => { sheet = null; return new Map(); });
  return sheet;
}

const symbol = (use) => (use.getAttribute("href") ?? "").slice(1);

const holds = ({ left, right, top, bottom }, x, y) => x >= left && x <= right && y >= top && y <= bottom;

// The icon at a point: the topmost small symbol there, even beneath the area that takes its presses.
function at(x, y) {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest("#icon-note")) return null;
    if (element.matches("use") && element.getBoundingClientRect().width < SMALL) return element;
    const uses = [...(element.closest("svg")?.querySelectorAll("use") ?? [])].reverse();
    const there = uses.find((use) => {
      const box = use.getBoundingClientRect();
      return box.width < SMALL && holds(box, x, y);
    });
    if (there) return there;
  }
  return null;
}

// Takes off the tooltips that the browser would show over an icon, and returns what they say, the
// nearest first. Those of a whole board say nothing about an icon.
function silence(element) {
  const said = [];
  for (let one = element.parentElement; one && one.getBoundingClientRect().width < PIECE; one = one.parentElement) {
    const bears = one;
    const inside = [...bears.children].find((child) => child.matches("title"));
    const { title } = bears;
    const words = inside?.textContent || title;
    if (words) said.push(words);
    if (inside) { silenced.push(() => bears.prepend(inside)); inside.remove(); }
    if (title) { silenced.push(() => { bears.title = title; }); bears.removeAttribute("title"); }
  }
  return said;
}

export function closeNote() {
  clearTimeout(timer);
  clearTimeout(closing);
  for (const restore of silenced) restore();
  silenced = [];
  owner = null;
  const box = note();
  if (!box?.matches(":popover-open")) return false;
  box.hidePopover();
  box.replaceChildren();
  return true;
}

// Beside the rail if it belongs to something there, so that it covers no answer; else below or above.
function place(box, element) {
  const there = element.getBoundingClientRect();
  const side = element.closest(".side, .prompt");
  const { width, height } = box.getBoundingClientRect();
  const rail = side?.getBoundingClientRect();
  const fits = (value, most) => Math.max(6, Math.min(value, most - 6));
  const left = rail && rail.left > width + 12 ? rail.left - width - 8 : there.left;
  const below = there.bottom + 8;
  const top = left === there.left ? (below + height < innerHeight ? below : there.top - height - 8) : there.top;
  box.style.left = `${fits(left, innerWidth - width)}px`;
  box.style.top = `${fits(top, innerHeight - height)}px`;
}

async function open(element, uses) {
  const known = await words();
  const found = [...new Set(uses.map(symbol))].map((name) => known.get(name)).filter(Boolean);
  const box = note();
  if (!box || !element.isConnected || (!found.length && uses.length !== 1)) return;
  closeNote();
  const titles = uses.length === 1 ? silence(uses[0]) : [];
  if (!found.length && !titles.length) return;
  owner = element;
  const said = found.slice(0, MOST).map((one) => document.importNode(one, true));
  const name = said[0]?.querySelector("h2")?.textContent.toLowerCase();
  // A picture that the sheet does not have, such as that of a card, is explained by its own words.
  const here = found.length ? titles[0] : titles.toSorted((a, b) => b.length - a.length)[0];
  if (here && here.toLowerCase() !== name) {
    const line = document.createElement("p");
    line.className = "icon-here";
    line.textContent = here;
    said.unshift(line);
  }
  box.replaceChildren(...said);
  box.showPopover();
  place(box, element);
}

function later(element, uses, wait) {
  clearTimeout(timer);
  timer = setTimeout(() => open(element, uses), wait);
}

const icons = (element) => [...element.querySelectorAll("use")].slice(0, 12);

// Explains the icons of what has the focus. Whether there are any.
export function explain() {
  const element = document.activeElement?.closest(".choice, [data-place], button, a, summary, article");
  const uses = element ? icons(element) : [];
  if (uses.length) open(element, uses);
  return uses.length > 0;
}

function point({ clientX, clientY, pointerType, target }) {
  if (pointerType === "touch" || !table()) return;
  moved ||= last !== null && (last[0] !== clientX || last[1] !== clientY);
  last = [clientX, clientY];
  clearTimeout(timer);
  clearTimeout(closing);
  if (target.closest?.("#icon-note")) return;
  if (owner && !holds(owner.getBoundingClientRect(), clientX, clientY)) closing = setTimeout(closeNote, LEFT);
  if (moved) timer = setTimeout(() => {
    const use = at(...last);
    if (use && use !== owner) open(use, [use]);
  }, POINTED);
}

function press(event) {
  if (event.target.closest?.("#icon-note a")) return;
  closeNote();
  moved = false;
  held = false;
  if (event.pointerType !== "touch" || !table()) return;
  down = [event.clientX, event.clientY];
  const use = at(...down);
  if (use) timer = setTimeout(() => { held = true; open(use, [use]); }, HELD);
}

export function watchIcons() {
  document.addEventListener("pointermove", point, { passive: true });
  document.addEventListener("pointerdown", press, true);
  document.addEventListener("pointermove", ({ clientX, clientY, pointerType }) => {
    if (pointerType === "touch" && down && Math.hypot(clientX - down[0], clientY - down[1]) > STILL) clearTimeout(timer);
  }, { passive: true });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, ({ pointerType }) => { if (pointerType === "touch" && !held) clearTimeout(timer); });
  for (const act of ["click", "contextmenu"]) {
    document.addEventListener(act, (event) => {
      if (!held || event.target.closest?.("#icon-note")) return;
      event.preventDefault();
      event.stopPropagation();
      if (act === "click") held = false;
    }, true);
  }
  document.addEventListener("keydown", ({ key }) => { byKey = key === "Tab" || key.startsWith("Arrow"); }, true);
  document.addEventListener("focusin", ({ target }) => {
    if (!byKey || !table() || target.closest("#icon-note")) return;
    byKey = false;
    closeNote();
    const element = target.closest(".choice, [data-place]") ?? target;
    const uses = icons(element);
    if (uses.length) later(element, uses, FOCUSED);
  });
  document.addEventListener("scroll", closeNote, { capture: true, passive: true });
}
