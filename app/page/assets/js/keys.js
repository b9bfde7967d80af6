// One key for each frequent act.
import { shown, turnTo, TOLD } from "./areas.js";
import { narrow, open, show } from "./panel.js";
import { filtered, unfilter } from "./places.js";
import { go, table } from "./swap.js";
import { following, way } from "./told.js";

const writes = (target) => target.matches?.("input:not([type=checkbox],[type=radio],[type=range]), textarea, select");
let shiftAlone = false;

function walk(by) {
  const answers = [...document.querySelectorAll(":is(.prompt-body, .endings, .ticks-end) :is(button, .ticks input):not([hidden], [data-act], [type=hidden])")].filter((button) => button.offsetParent);
  if (!answers.length) return;
  const here = answers.indexOf(document.activeElement);
  const next = here < 0 ? (by > 0 ? 0 : answers.length - 1) : (here + by + answers.length) % answers.length;
  answers[next].focus();
  answers[next].scrollIntoView({ block: "nearest" });
}

function press(event) {
  const key = event.key.toLowerCase();
  const range = event.target.matches?.("input[type=range]");
  if (event.key === " ") {
    const go = following() ? way("next") : document.querySelector('[data-act="play"]');
    if (!go) return false;
    go.click();
  } else if (event.key === "Backspace") {
    if (!way("before")) return false;
    way("before").click();
  } else if (event.key === "Escape") {
    if (filtered()) unfilter();
    else if (open() !== "now") { show("now"); if (shown() === TOLD) turnTo(""); document.getElementById("question")?.focus(); }
    else if ("past" in table().dataset) go(`/games/${table().dataset.id}`, null, "look");
    else return false;
  } else if (event.key === "ArrowDown" && !range) walk(1);
  else if (event.key === "ArrowUp" && !range) walk(-1);
  else if (key === "u") document.querySelector('[data-act="undo"]:not(:disabled)')?.click();
  else if (key === "r") document.querySelector('[data-act="redo"]:not(:disabled)')?.click();
  else if (key === "h" && document.querySelector('[data-act="hint"]')) document.querySelector('[data-act="hint"]').click();
  else if (key === "l") pane("log");
  else if (key === "t") pane("text");
  else if (event.key === "?") pane("keys");
  else {
    const answer = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (answer) answer.click();
    else if (key === "n") pane("now");
    else return false;
  }
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
    if (!table() || event.ctrlKey || event.altKey || event.metaKey || writes(event.target)) return;
    if (event.target.closest?.(".panel-tabs") && event.key.startsWith("Arrow")) return;
    if (press(event)) event.preventDefault();
  });
  document.addEventListener("keyup", (event) => {
    if (event.key === "Shift" && shiftAlone && table()) way("all")?.click();
    shiftAlone = false;
  });
  document.addEventListener("pointerdown", () => { shiftAlone = false; });
}
