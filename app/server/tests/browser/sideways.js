// Finds what makes the page, or a part of it, wider than the window, or is outside it, with every
// fold open.
for (const fold of document.querySelectorAll("details")) fold.open = true;
const width = document.documentElement.clientWidth;
const seen = (element) => element.checkVisibility() && element.getClientRects().length;
const told = (element) => `${element.tagName} ${element.getAttribute("class")}: ${element.textContent.trim().slice(0, 30)}`;
const wrong = [];
const over = document.documentElement.scrollWidth - width;
if (over > 0) wrong.push(`${over} pixels wider`);
for (const element of document.querySelectorAll(".app *")) {
  if (!seen(element) || element.closest(".unseen")) continue;
  const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
  const more = element.scrollWidth - element.clientWidth;
  if (more > 1 && /auto|scroll/.test(overflowX)) wrong.push(`scrolls by ${more}: ${told(element)}`);
  // On the board a drawing may be larger than its visible part; a name may end in an ellipsis.
  const cuts = /hidden|clip/.test(overflowX) && textOverflow !== "ellipsis" && clipPath === "none" && !element.closest(".play, svg, input");
  if (more > 2 && cuts) wrong.push(`cut by ${more}: ${told(element)}`);
  if (!element.matches("a, button, summary, select, input, textarea, label")) continue;
  const { left, right } = element.getBoundingClientRect();
  if (right > left && (right > width + 1 || left < -1)) wrong.push(`${Math.round(left)} to ${Math.round(right)}: ${told(element)}`);
}
return wrong.slice(0, 8);
