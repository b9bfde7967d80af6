// Finds what is too small to read on a page around the tables or, on a phone, too small to hit, or
// cut off at its side. Names given by players may have any length.
const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length
  && !element.closest(".unseen, .skip-links");
const told = (element, what) => `${what}: ${element.tagName} ${element.getAttribute("class")}: ${element.textContent.trim().slice(0, 40)}`;
const wrong = [];
// Whether words of an element are in an invisible place.
const words = document.createRange();
function cut(element) {
  let [from, to] = [0, innerWidth];
  for (let outer = element; outer !== document.body; outer = outer.parentElement) {
    const style = getComputedStyle(outer);
    if (style.overflowX === "auto" || style.overflowX === "scroll") return false;
    if (style.overflowX === "visible") continue;
    const box = outer.getBoundingClientRect();
    [from, to] = [Math.max(from, box.left), Math.min(to, box.right)];
  }
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== 3 || !node.textContent.trim()) return false;
    words.selectNode(node);
    const { left, right } = words.getBoundingClientRect();
    return left < from - 1 || right > to + 1;
  });
}
for (const element of document.querySelectorAll("body *")) {
  if (!seen(element) || element.closest("svg")) continue;
  const says = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const size = parseFloat(getComputedStyle(element).fontSize);
  if (says && size < (element.closest(".rule-link") ? 12.5 : 13)) wrong.push(told(element, `${size} px`));
  if (says && !element.closest("option, .top-name, .saved-name") && cut(element)) wrong.push(told(element, "cut off"));
}
if (innerWidth < 641) {
  const targets = "a, button, summary, select, input:not([type=hidden], [type=radio], [type=checkbox]), textarea, .pick";
  for (const element of document.querySelectorAll(targets)) {
    // A link within a sentence is as high as its line.
    if (!seen(element) || getComputedStyle(element).display === "inline") continue;
    const { width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) < 43.5) wrong.push(told(element, `${width.toFixed()} x ${height.toFixed()}`));
  }
}
return wrong.slice(0, 12);
