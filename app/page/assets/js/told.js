// Tells what happened step by step, at the pace that the reader chose: each step lights its places.
import { lightTold, names } from "./places.js";
import { jump, narrow, show } from "./panel.js";
import { say, still } from "./swap.js";

let steps = [];
let next = 0;
let timer = 0;

// Milliseconds between two steps that come by themselves.
const BETWEEN = { slow: 2800, fast: 1100 };
// How fast steps are told, as the person chose it for every game; at her own pace at first.
let chosen = "own";
try { chosen = localStorage.getItem("pace") ?? (localStorage.getItem("at-once") === "yes" ? "once" : "own"); } catch { /* only now then */ }
const atOnce = () => chosen === "once";
const part = (name) => document.querySelector(`.told-acts [data-act="${name}"]`);

// After a choice the steps are told; otherwise they simply stand there.
export function tell(why) {
  for (const line of document.querySelectorAll(".told-wait")) line.classList.remove("told-wait");
  document.getElementById("told")?.classList.remove("telling");
  steps = [...document.querySelectorAll("#told [data-step]")];
  next = steps.length;
  clearTimeout(timer);
  const pace = part("pace");
  if (pace) pace.value = chosen;
  lightTold([]);
  // While bots think nothing is told: it is told as a whole once a person is asked.
  if (why !== "told" || document.querySelector("[data-wait]")) {
    refresh();
    const pane = document.getElementById("pane-now");
    if (pane && steps.length > 1 && !narrow()) pane.scrollTop = pane.scrollHeight;
    if (why !== "load") announce([]);
    return;
  }
  show("now");
  if (steps.length < 2 || atOnce()) { mark(steps.slice(-1)); refresh(); announce(steps); return; }
  next = 0;
  for (const step of steps) step.classList.add("told-wait");
  document.getElementById("told").classList.add("telling");
  step();
}

export const telling = () => next < steps.length;

export function step() {
  if (!telling()) return;
  const line = steps[next++];
  line.classList.remove("told-wait");
  mark([line]);
  line.scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" });
  announce([line]);
  if (!telling()) document.getElementById("told")?.classList.remove("telling");
  refresh();
  goOn();
}

// The next step comes by itself, unless the person takes her time.
function goOn() {
  clearTimeout(timer);
  if (telling() && BETWEEN[chosen]) timer = setTimeout(step, BETWEEN[chosen]);
}

export function tellAll() {
  if (!telling()) return;
  const rest = steps.slice(next);
  for (const line of rest) line.classList.remove("told-wait");
  next = steps.length;
  clearTimeout(timer);
  document.getElementById("told")?.classList.remove("telling");
  mark(rest.slice(-1));
  announce(rest);
  refresh();
}

function mark(lines) {
  for (const line of document.querySelectorAll(".told-line.now")) line.classList.remove("now");
  for (const line of lines) line.classList.add("now");
  const places = lines.flatMap(names);
  lightTold(places);
  if (narrow() && places.length) jump(document.querySelector(".lit-told"));
  const strip = document.querySelector("[data-step-text]");
  if (strip && lines.length) strip.textContent = lines[lines.length - 1].firstChild?.textContent.trim() ?? "";
}

function announce(lines) {
  const words = lines.map((line) => line.firstChild?.textContent.trim() ?? "");
  if (!telling()) words.push(document.getElementById("question")?.firstChild?.textContent.trim() ?? "");
  say(words.join(" "));
}

function refresh() {
  const on = telling();
  for (const name of ["next", "all"]) if (part(name)) part(name).hidden = !on;
  document.querySelector(".prompt")?.classList.toggle("telling", on);
  for (const progress of document.querySelectorAll("[data-progress]")) {
    progress.textContent = steps.length > 1 && on ? `${next} of ${steps.length}` : "";
  }
}

export function watchTold() {
  document.addEventListener("click", (event) => {
    const act = event.target.closest("[data-act]")?.dataset.act;
    if (act === "next") step();
    if (act === "all") tellAll();
  });
  document.addEventListener("change", (event) => {
    if (event.target.dataset.act !== "pace") return;
    chosen = event.target.value;
    try { localStorage.setItem("pace", chosen); } catch { /* only now then */ }
    if (atOnce()) tellAll();
    else goOn();
  });
}
