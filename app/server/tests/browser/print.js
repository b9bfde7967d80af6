// Finds what is unfit for paper on a page: not black on white, folded, cut off, or a mere control.
const wrong = [];
const told = (element) => `${element.tagName} ${element.getAttribute("class")}: ${element.textContent.trim().slice(0, 30)}`;
const note = (what, element) => wrong.push(`${what}: ${told(element)}`);
const seen = (element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) && element.getClientRects().length;
const numbers = (colour) => colour.match(/[\d.]+/g).map(Number);
const white = ([red, green, blue, alpha = 1]) => alpha === 0 || Math.min(red, green, blue) > 250;
const black = ([red, green, blue]) => Math.max(red, green, blue) < 60;
// A board keeps its colours; text around it is black.
for (const element of document.querySelectorAll("body, .app, .app *")) {
  if (element.closest(".play *, svg, .unseen") || !seen(element)) continue;
  const style = getComputedStyle(element);
  if (!white(numbers(style.backgroundColor))) note(`ground ${style.backgroundColor}`, element);
  const says = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  if (says && !black(numbers(style.color))) note(`colour ${style.color}`, element);
  if (/fixed|sticky/.test(style.position)) note("pinned", element);
  if (style.overflowY !== "visible" && element.scrollHeight > element.clientHeight + 2) note("cut off", element);
  if (element.matches("button, select, textarea, input:not([type=hidden])")) note("only to be pressed", element);
}
for (const fold of document.querySelectorAll(":is(#pane-log, .history) details")) {
  const inside = [...fold.children].find((child) => !child.matches("summary"));
  if (inside && !seen(inside)) note("folded", fold);
}
for (const area of document.querySelectorAll(".play > section")) {
  if (area.textContent.trim() && !seen(area)) note("an area is not there", area);
}
const turns = document.querySelectorAll(".log-turn").length;
if (document.querySelector("#table, .history") && !turns) wrong.push("no turn is there");
if (document.querySelector(".end-sheet") && ![...document.querySelectorAll(".end-sheet td")].every(seen)) wrong.push("the score sheet is not whole");
const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
if (over > 40) wrong.push(`${over} pixels wider than the paper`);
return wrong.slice(0, 8);
