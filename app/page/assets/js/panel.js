// The panel beside the table: one pane at a time, with little room or more.
import { TOLD, turnTo } from "./areas.js";
import { go, table } from "./navigation.js";

let pane = "now";
let opened = false;
let folded = false;
let rule = "";
const trail = [];

export function paintPanel() {
  for (const before of document.querySelectorAll(".log-before[hidden]:not([data-added])")) before.hidden = false;
  show(pane);
  document.querySelector(".prompt")?.classList.toggle("folded", folded);
  const slider = document.getElementById("replay");
  if (slider) slider.style.touchAction = "manipulation";
  if (rule) put(rule);
}

export const open = () => pane;
export const narrow = () => matchMedia("(max-width: 1179px)").matches;

export function show(name) {
  pane = name;
  for (const tab of document.querySelectorAll(".panel-tabs [data-pane]")) {
    const here = tab.dataset.pane === name;
    tab.setAttribute("aria-selected", String(here));
    tab.tabIndex = here ? 0 : -1;
    document.getElementById(`pane-${tab.dataset.pane}`).hidden = !here;
  }
  const forecast = document.getElementById("forecast");
  if (forecast) forecast.hidden = name !== "now";
  const acts = document.querySelector(".told-acts");
  if (acts) acts.hidden = name !== "now";
  document.querySelector(".side")?.classList.toggle("opened", opened || name !== "now");
  document.querySelector('[data-act="panel"]')?.setAttribute("aria-expanded", String(opened || name !== "now"));
}

function put(text) {
  const place = document.querySelector("[data-rule-text]");
  if (place) place.innerHTML = text;
  const back = document.querySelector('[data-act="rule-back"]');
  if (back) back.hidden = trail.length < 2;
}

// Adds earlier turns of the log below the existing ones.
async function openEarlier(link) {
  const before = link.closest(".log-before");
  try {
    const answer = await fetch(link.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const turns = [...page.querySelectorAll(".log-turns > *")].map((turn) => document.importNode(turn, true));
    for (const turn of turns) { turn.dataset.added = ""; turn.removeAttribute("open"); }
    // The service does not keep these turns up to date, so they must not count as fragments.
    for (const turn of turns) for (const part of [turn, ...turn.querySelectorAll("[data-fragment]")]) part.removeAttribute("data-fragment");
    before.hidden = true;
    before.after(...turns);
    turns[0]?.querySelector("summary")?.focus();
  } catch { location.assign(link.href); }
}

async function openRule(address, remember = true) {
  try {
    const answer = await fetch(address, { headers: { Accept: "text/x-fragment" } });
    if (!answer.ok) throw new Error(String(answer.status));
    rule = await answer.text();
    if (remember) trail.push(address);
  } catch { rule = "<p>This rule cannot be read now.</p>"; }
  put(rule);
  show("rule");
  if (narrow()) turnTo(TOLD);
  document.getElementById("pane-rule").focus({ preventScroll: true });
}

export function watchPanel() {
  document.addEventListener("click", (event) => {
    const target = event.target;
    // What the first hint costs is said until something else is pressed.
    const asked = document.querySelector(".hint-first[open]");
    if (asked && !asked.contains(target)) asked.open = false;
    const link = target.closest("a[data-rule]");
    if (link && table() && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      openRule(`/games/${table().dataset.id}/rules/${encodeURIComponent(link.dataset.rule)}`);
      return;
    }
    const earlier = target.closest(".log-before .button");
    if (earlier && table() && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      openEarlier(earlier);
      return;
    }
    const tab = target.closest(".panel-tabs [data-pane]");
    if (tab) show(tab.dataset.pane);
    const way = target.closest("[data-jump]");
    if (way) document.getElementById(way.dataset.jump)?.scrollIntoView();
    const act = target.closest("[data-act]")?.dataset.act;
    if (act === "rule-back" && trail.length > 1) { trail.pop(); openRule(trail[trail.length - 1], false); }
    if (act === "panel") {
      opened = !(opened || pane !== "now");
      show(opened ? pane : "now");
    }
    if (act === "sheet") {
      folded = document.querySelector(".prompt").classList.toggle("folded");
      target.closest("button").setAttribute("aria-expanded", String(!folded));
    }
  });
  document.addEventListener("keydown", (event) => {
    const tab = event.target.closest?.(".panel-tabs [data-pane]");
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!tab || !by) return;
    const tabs = [...tab.parentElement.children];
    const other = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length];
    show(other.dataset.pane);
    other.focus();
  });
  let waiting = 0;
  document.addEventListener("input", (event) => {
    if (event.target.id !== "replay") return;
    const { value, max } = event.target;
    event.target.form.querySelector("output").textContent = `${value} / ${max}`;
    clearTimeout(waiting);
    const home = `/games/${table().dataset.id}`;
    waiting = setTimeout(() => go(value === max ? home : `${home}/at/${value}`, null, "slide"), 90);
  });
}
