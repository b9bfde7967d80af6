// What a person at this page would press next to give an answer, judged by what is visible.
// Arguments: the wanted answer (by number modulo their count, -1 for the last), and whether by
// keyboard.
const [wish, keyboard] = arguments;
const page = document.documentElement;
const table = document.getElementById("table");
const inSight = (element) => element.getClientRects().length > 0;
const find = (css) => [...document.querySelectorAll(css)].filter(inSight);
const numbered = (number) => find(`.choice[data-number="${number}"] :is(button, label)`)[0];

// A point at which a press hits the element, with room for an inexact finger above and below it if
// there is such a point. Tries with the element scrolled to the middle of the window first, then to
// its edges.
function point(element, meets) {
  for (const room of [6, 0]) {
    for (const block of ["center", "start", "end"]) {
      element.scrollIntoView({ block, inline: "center", behavior: "instant" });
      const found = free(element, meets, room);
      if (found) return found;
    }
  }
  return null;
}

function free(element, meets, room) {
  const hits = (x, y) => {
    const met = document.elementFromPoint(x, y);
    return Boolean(met && meets(met));
  };
  for (const box of element.getClientRects()) {
    for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) {
      for (const across of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        if ([0, -room, room].every((off) => hits(x, y + off))) return { x, y };
      }
    }
  }
  return null;
}

const ticked = document.querySelectorAll("form.ticks :checked").length;
const view = table?.dataset.show ?? "";
const filtered = find(".filter").length;
const telling = find('[data-act="all"]:not([hidden])')[0];
const folded = document.querySelector(".prompt")?.classList.contains("folded") ?? false;
const fold = find('[data-act="sheet"]')[0];
const passing = find(".hand-over button")[0];
// A wasted answer is asked about once more.
const sure = document.querySelector(".choice.sure")?.dataset.number;
const sign = [table?.dataset.length, ticked, view, sure, filtered, folded, Boolean(telling), Boolean(passing)].join();
const now = { sign, length: Number(table?.dataset.length ?? -1), asked: document.getElementById("question")?.textContent.trim() ?? "" };

// The next press: a point for a finger or a mouse, the element and its key for the keyboard.
function press(what, element) {
  const at = keyboard ? {} : point(element, (met) => element.contains(met));
  if (!at) return { ...now, stuck: `${what} cannot be pressed: ${element.textContent.trim().slice(0, 60)}` };
  const answer = element.matches("[data-key]") ? element : element.querySelector("[data-key]");
  return { ...now, what, ...at, key: answer?.dataset.key ?? "", steps: steps(answer ?? element) };
}

// How often the down arrow must be pressed to reach a button.
function steps(element) {
  const answers = find(":is(.prompt-body, .endings, .ticks-end) :is(button, .ticks input, .tick-also [type=checkbox]):not([hidden], .step, [data-act], [type=hidden])");
  const [here, there] = [answers.indexOf(document.activeElement), answers.indexOf(element)];
  if (there < 0) return 0;
  return here < 0 ? there + 1 : (there - here + answers.length) % answers.length;
}

if (page.ariaBusy === "true" || performance.now() - page.dataset.came < 320 || !document.querySelector("#question, .end-sheet, .hand-over") || document.querySelector("[data-wait]")) return { ...now, busy: true };
if (document.querySelector(".end-sheet")) return { ...now, over: true };
if (telling) return press("telling", telling);
if (folded && fold && document.querySelector("form.ticks, .hand-over")) return press("unfolding", fold);
if (passing) return press("passing", passing);
const form = document.querySelector("form.ticks");
if (form) {
  const box = find("form.ticks .choice").find((item) => !item.querySelector(":checked"));
  return ticked < Number(form.dataset.least) && box ? press("tick", box.querySelector("label"))
    : press("answer", document.querySelector(".ticks-end button"));
}

const numbers = [...document.querySelectorAll(".choice")].map((item) => item.dataset.number);
const proposed = document.querySelector(".choice.proposed")?.dataset.number;
const number = proposed ?? sure ?? numbers.at(wish < 0 ? -1 : wish % numbers.length);
if (number === undefined) return { ...now, stuck: "there is no answer" };
const answer = () => {
  const button = numbered(number);
  if (button) return press("answer", button);
  return folded && fold ? press("unfolding", fold) : { ...now, stuck: `no answer ${number} is in sight` };
};
if (keyboard || filtered) return answer();

// The places that stand for the answer: one in view, or the way to it.
const stands = [...document.querySelectorAll(`[data-can~="${number}"]`)];
for (const piece of stands.filter(inSight)) {
  const at = point(piece, (met) => met.closest("[data-can]") === piece && !met.closest("a, button, summary, input"));
  if (at) return { ...now, what: "place", ...at };
}
const names = (piece) => (piece.closest("[data-area]")?.dataset.area ?? piece.closest("[data-areas]")?.dataset.areas ?? "").split("|");
for (const tab of find(".areas [data-view]")) {
  const there = stands.some((piece) => !inSight(piece) && names(piece).includes(tab.dataset.view));
  if (there && tab.dataset.view !== view) return press("view", tab);
}
const missed = stands.find(inSight);
if (!missed) return answer();
// On a phone a long sheet with the question may cover everything: it can be folded.
if (!folded && fold) return press("folding", fold);
missed.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
const box = missed.getBoundingClientRect();
const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
return { ...answer(), missed: `${missed.dataset.place}, behind ${over?.tagName} ${over?.getAttribute("class")}` };
