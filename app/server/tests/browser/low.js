// Finds what cannot be scrolled into a very low window, as at fourfold magnification: the question,
// its answers, the areas of the table and what can be chosen there. Pinned elements take room.
const wrong = [];
const told = (element) => `${element.tagName} ${element.getAttribute("class")}: ${element.textContent.trim().slice(0, 30)}`;
function reach(what, element) {
  if (!element?.checkVisibility()) { wrong.push(`${what} is not there`); return; }
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  if (bottom - top < Math.min(box.height, innerHeight) - 1) { wrong.push(`${what} does not come into sight: ${Math.round(bottom - top)} of ${Math.round(box.height)}`); return; }
  // A small part may be covered by its own content, but nothing pinned may cover it.
  for (const part of [0.1, 0.5, 0.9]) {
    const met = document.elementFromPoint((box.left + box.right) / 2, top + (bottom - top) * part);
    for (let at = met; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position) && !at.contains(element)) { wrong.push(`${what} lies behind ${told(at)}`); return; }
    }
  }
}
reach("the question", document.querySelector("#question, h1"));
for (const answer of [...document.querySelectorAll(".choice > :is(button, label), .answer, .new-game .pick, .setup-start button, .helper-foot :is(a, button)")].filter((one) => one.checkVisibility()).slice(0, 12)) reach("an answer", answer);
for (const view of document.querySelectorAll(".areas [data-view]")) {
  reach(`the way to ${view.dataset.view}`, view);
  view.click();
  const end = document.documentElement.scrollHeight - innerHeight;
  if (scrollY > 0 && scrollY < end - 1 && Math.abs(document.getElementById("areas").getBoundingClientRect().top) > 1) wrong.push(`${view.dataset.view} is not shown from its beginning`);
  const shown = [...document.querySelectorAll(".play [data-area], .play > section, #panel")].filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 20);
  if (!shown.length) wrong.push(`${view.dataset.view} is empty`);
  for (const piece of shown.slice(0, 3)) reach(`${view.dataset.view}, ${told(piece)}`, piece);
  for (const place of [...document.querySelectorAll(".play [data-can]")].filter((one) => one.checkVisibility()).slice(0, 6)) reach("a place", place);
}
return wrong.slice(0, 8);
