// Finds what a thumb cannot reach in a helper's question on a phone: the question and its first
// answer without scrolling, the whole list within one screen, each answer with at most two taps.
const wrong = [];
const ask = document.querySelector("#ask");
scrollTo(0, 0);
const foot = innerHeight - document.querySelector(".helper-foot").getBoundingClientRect().height;
const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().height;
function hit(one, what) {
  const { left, top, width, height } = one.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
  if (one.contains(found)) return;
  // Long instructions come before the question and may push it down.
  if (above >= room / 2) below = true;
  else wrong.push(`${what} is not reached: ${found?.outerHTML.slice(0, 80)}`);
}
const room = foot - document.querySelector(".helper").getBoundingClientRect().top;
const question = document.querySelector(".helper-question");
const above = document.querySelector(".helper-told")?.getBoundingClientRect().height ?? 0;
let below = false;
hit(question, "the question");
const first = [...ask.querySelectorAll(".answer, .answer-kind, .turn, .fact.row, .fact select")].find(seen);
if (first) hit(first, "the first answer");
const form = ask.querySelector("form");
const tall = () => Math.round(form.getBoundingClientRect().height);
if (form && tall() > room) wrong.push(`${tall()} pixels of answers in ${Math.round(room)}`);
let taps = first ? 1 : 0;
for (const kind of ask.querySelectorAll(".kind, .helper-rest")) {
  // Answers that hardly occur in a game are folded together, kinds and all.
  const rest = kind.matches(".helper-rest");
  kind.open = true;
  const answers = kind.querySelector(".kind-answers, .answers-grid, .kinds").getBoundingClientRect().height;
  if (answers > room) wrong.push(`${Math.round(answers)} pixels of ${kind.querySelector("summary").textContent}`);
  if (!rest && kind.querySelector("details")) wrong.push("a kind of kinds");
  kind.open = false;
  if (!rest) taps = 2;
}
for (const one of ask.querySelectorAll(".answer")) {
  if (!seen(one) && !one.closest(".kind, .helper-rest")) wrong.push(`${one.value} is nowhere`);
  const { width, height } = one.getBoundingClientRect();
  if (seen(one) && Math.min(width, height) < 44) wrong.push(`${one.value} is small`);
}
if (document.documentElement.scrollWidth > innerWidth) wrong.push("wide");
scrollTo(0, 0);
return [taps, below ? 1 : 0, ...wrong];
