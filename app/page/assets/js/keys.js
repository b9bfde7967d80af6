// Keyboard shortcuts: one key for each frequent act.
import { hush } from "./speech.js";
import { closeNote, explain } from "./icon_notes.js";
import { shown, turnTo, TOLD } from "./areas.js";
import { narrow, open, show } from "./panel.js";
import { filtered, unfilter } from "./places.js";
import { go, table } from "./navigation.js";
import { following, way } from "./narration.js";

const writes = (target) => target.matches?.("input:not([type=checkbox],[type=radio],[type=range]), textarea, select");
let shiftAlone = false;

const helper = () => document.querySelector("main.helper");

// The meaning of a key. Digits go by position, because not every keyboard types digits there. Other
// keys mean their character, and a letter of another script means the Latin letter in its position.
function sign({ key, code, shiftKey }) {
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  if (digit && !shiftKey) return digit;
  const [, letter] = /^Key(.)$/.exec(code) ?? [];
  const foreign = letter && /^(?!\p{Script=Latin})\p{L}$/u.test(key);
  return (foreign ? letter : key).toLowerCase();
}

function answersAtTable() {
  return [...document.querySelectorAll(":is(.prompt-body, .endings, .ticks-end) :is(button, .ticks input, .tick-also [type=checkbox]):not([hidden], .step, [data-act])")].filter((button) => button.offsetParent);
}

// Of the answers to one query only the marked one counts; left and right move to the others.
function answersBeside() {
  const all = [...helper().querySelectorAll(":is(.answer, .answer-kind, .pick input, .fact select)")].filter((one) => one.checkVisibility());
  const same = (one) => all.filter((other) => other.name === one.name);
  return all.filter((one) => one.type !== "radio" || one === (same(one).find((other) => other.checked) ?? same(one)[0]));
}

function walk(answers, by) {
  if (!answers.length) return;
  const here = answers.indexOf(document.activeElement);
  const next = here < 0 ? (by > 0 ? 0 : answers.length - 1) : (here + by + answers.length) % answers.length;
  answers[next].focus();
  answers[next].scrollIntoView({ block: "nearest" });
}

function press(event) {
  const key = sign(event);
  const range = event.target.matches?.("input[type=range]");
  if (event.key === " ") {
    const go = following() ? way("next") : document.querySelector('[data-act="play"]');
    if (!go) return false;
    go.click();
  } else if (event.key === "Backspace") {
    if (!way("before")) return false;
    way("before").click();
  } else if (event.key === "Escape") {
    const over = document.querySelector('details:is([data-fold="plans"], [data-fold^="other-"])[open]');
    const asked = document.querySelector(".hint-first[open]");
    if (closeNote()) return true;
    if (over) { over.open = false; over.querySelector("summary").focus(); }
    else if (asked) { asked.open = false; asked.querySelector("summary").focus(); }
    else if (filtered()) unfilter();
    else if (open() !== "now") { show("now"); if (shown() === TOLD) turnTo(""); document.getElementById("question")?.focus(); }
    else if ("past" in table().dataset) go(`/games/${table().dataset.id}`, null, "look");
    else return false;
  } else if (event.key === "ArrowDown" && !range) walk(answersAtTable(), 1);
  else if (event.key === "ArrowUp" && !range) walk(answersAtTable(), -1);
  else if (key === "u") document.querySelector('[data-act="undo"]:not(:disabled)')?.click();
  else if (key === "r") document.querySelector('[data-act="redo"]:not(:disabled)')?.click();
  else if (key === "h" && document.querySelector('[data-act="hint"]')) askForHint();
  else if (key === "l") pane("log");
  else if (key === "t") pane("text");
  else if (key === "?") pane("keys");
  else {
    if (answer(key)) return true;
    if (key === "n") pane("now");
    else if (key === "i") return explain();
    else return false;
  }
  return true;
}

// Asks for a hint; the first of a game says before what it costs, and waits for Enter.
function askForHint() {
  document.querySelector('[data-act="hint"]').click();
  document.querySelector(".hint-first[open] button")?.focus();
}

// Presses the answer with a key; in an open kind, one of its answers.
function answer(key) {
  const bears = `[data-key="${CSS.escape(key)}"]`;
  const found = document.querySelector(`.kind[open] .answers-grid ${bears}`) ?? document.querySelector(bears);
  if (found?.type === "radio") found.focus();
  found?.click();
  return Boolean(found);
}

// The same for a helper's page, which is made of forms.
function pressBeside(event) {
  const key = sign(event);
  const by = { arrowdown: 1, arrowright: 1, arrowup: -1, arrowleft: -1 }[key];
  if (by) {
    if (event.target.type === "radio" && /left|right/.test(key)) return false;
    walk(answersBeside(), by);
    return true;
  }
  const acts = {
    enter: () => event.target.closest("a, button, summary") ? null : helper().querySelector('[data-act="on"], [data-act="done"], .helper-next'),
    backspace: () => helper().querySelector('[data-act="back"]:not(:disabled), [data-act="leave"]'),
    w: () => helper().querySelector(".helper-told > .instructions .why > summary"),
    r: () => document.querySelector('[data-act="again"]:not([hidden])'),
    "?": () => helper().querySelector(".helper-keys > summary"),
  };
  acts.b = acts.backspace;
  if (key === "escape") hush();
  else if (acts[key]) {
    const found = acts[key]();
    if (!found) return false;
    found.click();
    if (found.matches("summary")) (found.closest(".instruction") ?? found.parentElement).scrollIntoView({ block: "nearest" });
  } else if (!answer(key)) return false;
  return true;
}

function pane(name) {
  show(name);
  if (narrow()) turnTo(TOLD);
  document.getElementById(`pane-${name}`)?.focus({ preventScroll: true });
}

export function watchKeys() {
  document.addEventListener("keydown", (event) => {
    shiftAlone = event.key === "Shift" && !event.repeat;
    // In a drop-down list of a helper, Enter continues; space opens the list.
    const goesOn = helper() && event.key === "Enter" && event.target.matches?.("select");
    if (!(table() || helper()) || event.ctrlKey || event.altKey || event.metaKey || (writes(event.target) && !goesOn)) return;
    if (event.target.closest?.(".panel-tabs") && event.key.startsWith("Arrow")) return;
    if (table() ? press(event) : pressBeside(event)) event.preventDefault();
  });
  document.addEventListener("keyup", (event) => {
    if (event.key === "Shift" && shiftAlone && table()) way("all")?.click();
    shiftAlone = false;
  });
  document.addEventListener("pointerdown", () => { shiftAlone = false; });
}
