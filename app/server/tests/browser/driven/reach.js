// Checks a question as somebody who does not scroll, and returns what is out of view or reach, or
// nothing.
const narrow = innerWidth < 1180;
const wrong = [];

// The visible part of an element.
function sight(element) {
  const part = element.getBoundingClientRect();
  let [left, top, right, bottom] = [part.left, part.top, part.right, part.bottom];
  const cut = (box) => {
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  };
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.overflowX !== "visible" || style.overflowY !== "visible") cut(at.getBoundingClientRect());
    if (style.position === "fixed") break;
  }
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top, whole: part };
}

// Fails unless enough of the element, or all of it, is in view and a press hits it.
function reach(what, element, height) {
  if (!element) { wrong.push(`${what} is not there`); return; }
  const part = sight(element);
  const least = Math.min(height, part.whole.height - 1);
  if (part.width < 40 || part.height < least) {
    wrong.push(`of ${what} ${Math.max(0, Math.round(part.height))} of ${Math.round(part.whole.height)} pixels are in sight`);
    return;
  }
  const met = document.elementFromPoint(part.x, part.y);
  if (!element.contains(met)) wrong.push(`${what} lies behind ${met?.tagName} ${met?.className}`);
}

const press = narrow ? 44 : 24;
const answers = [...document.querySelectorAll(".choice:not([hidden]) > :is(button, label), .hand-over button, .beat-ways .main")];
reach("the question", document.getElementById("question"), 1000);
reach("the first answer", answers[0], press);
if (document.querySelector(".ticks")) reach("the button that confirms", document.querySelector(".ticks-end button"), press);
for (const advised of document.querySelectorAll(".choice.proposed > button")) reach("the advised answer", advised, press);
// Of the notes beside a question, the first is on top.
const notes = [["the refusal", "#refused", 34], ["the hint", ".hint-best", 40], ["the guide", ".guide", 90]];
const first = notes.find(([, css]) => document.querySelector(css));
if (first) reach(first[0], document.querySelector(first[1]), first[2]);
return wrong.length ? `${document.getElementById("question")?.textContent.trim()} ${wrong.join(", ")}` : null;
