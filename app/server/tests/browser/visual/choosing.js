// Checks a question as somebody who does not scroll, open or point at anything, and returns what is
// out of sight, cut off, or looks like another answer.
const wrong = [];

// The part of an element that its ancestors and the window leave visible.
function sight(element) {
  const whole = element.getBoundingClientRect();
  let [top, bottom] = [Math.max(0, whole.top), Math.min(innerHeight, whole.bottom)];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflowY === "visible") continue;
    const box = at.getBoundingClientRect();
    [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return { whole: whole.height, seen: Math.max(0, bottom - top) };
}

const text = (element) => element?.textContent.trim().replace(/\s+/g, " ") ?? "";
const answers = [...document.querySelectorAll(".choice:not([hidden]) > :is(button, label)")];
const hidden = answers.filter((answer) => {
  const { whole, seen } = sight(answer);
  return !answer.checkVisibility() || seen < whole - 1;
});
if (hidden.length) {
  const need = document.querySelector(".prompt-body");
  wrong.push(`${hidden.length} of ${answers.length} answers are out of sight, ${need.scrollHeight - need.clientHeight} pixels: ${text(document.getElementById("question"))}`);
}

for (const detail of document.querySelectorAll(".choice-detail")) {
  if (!detail.checkVisibility({ opacityProperty: true })) wrong.push(`what it brings is hidden: ${text(detail.closest(".choice"))}`);
}

// Answers are told apart by what stands on them, below the heading that they share.
const seen = new Map();
for (const answer of document.querySelectorAll(".choice:not([hidden]) > [data-answer]")) {
  const before = answer.closest(".choices")?.previousElementSibling;
  const heading = before?.matches(".group-title") ? text(before) : "";
  const label = `${heading}: ${text(answer.querySelector(".choice-label"))}`;
  if (seen.has(label)) wrong.push(`two answers look alike: ${label}`);
  seen.set(label, answer);
}
return wrong;
