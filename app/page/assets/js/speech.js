// Reads the page of a helper aloud, if the browser can speak and the person has turned it on: new
// instructions first, then the question. A page is read once, and the next press stops the reading.
import { word } from "./navigation.js";

// The most answers that are read with their question; a longer list is to be read on the screen.
const FEW = 6;
// The setting, stored on the device, and the page read last, stored in the tab. Before the first
// press in a tab there is none, and nothing is read: browsers require a press first.
const ON = "aloud";
const LAST = "aloud-last";

let on = false;
// Keeps a reference to the utterances: otherwise Chromium drops them midway.
let saying = [];

const page = () => document.querySelector("main.helper");
const button = (act) => document.querySelector(`.top-acts [data-act="${act}"]`);

function kept(store, name) {
  try { return window[store].getItem(name); } catch { return null; }
}

function keep(store, name, value) {
  try { window[store].setItem(name, value); } catch { /* only for this page then */ }
}

// Identifies this page: a game with its length, or a screen of the set-up.
const here = () => `${location.pathname}${location.search} ${page().dataset.length ?? ""}`;

// The spoken text of an element, with words for symbols.
function said(element) {
  const copy = element.cloneNode(true);
  for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove();
  const walk = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walk.nextNode()) texts.push(walk.currentNode.textContent.trim());
  const signs = { "★★": word("stars"), "★": word("star"), "→": word("to"), "·": "," };
  return texts.filter(Boolean).join(", ").replace(/★★|★|→|\s*·/g, (sign) => signs[sign.trim()]);
}

// One of several queries: its title and its marked answer.
function fact(element) {
  const marked = [...element.querySelectorAll(".pick:has(:checked), option:checked")].map(said);
  return `${said(element.querySelector("span, legend"))}: ${marked.join(", ")}`;
}

function lines() {
  const all = [...page().querySelectorAll(".helper-told > .instructions > .instruction")];
  const fresh = all.filter((one) => "fresh" in one.dataset);
  const told = (fresh.length ? fresh : all).flatMap((one) => [...one.querySelectorAll(".does p")]);
  const refused = page().querySelectorAll("#refused, #problem li");
  const asked = page().querySelector("#ask, #options");
  const shown = (css) => [...asked.querySelectorAll(css)].filter((one) => one.checkVisibility());
  const few = (css, say) => { const some = shown(css); return some.length > FEW ? [] : some.map(say); };
  const question = shown(".helper-question, .question").slice(0, 1);
  return [...[...refused, ...told, ...question].map(said), ...few(":is(.answer, .answer-kind)", (one) => one.ariaLabel ?? said(one)), ...few(".fact, .field:not(details)", fact)];
}

function speak() {
  hush();
  delete button("again").dataset.waits;
  const { lang } = document.documentElement;
  const voices = speechSynthesis.getVoices().filter((voice) => voice.lang.split(/[-_]/)[0] === lang);
  const voice = voices.find((one) => one.default) ?? voices[0];
  saying = lines().map((text) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = lang;
    if (voice) utterance.voice = voice;
    // Some browsers require a press on every page: then the button that repeats the text asks for
    // one.
    utterance.onerror = ({ error }) => { if (error === "not-allowed") button("again").dataset.waits = ""; };
    return utterance;
  });
  for (const utterance of saying) speechSynthesis.speak(utterance);
  keep("sessionStorage", LAST, here());
}

export function hush() {
  if (!saying.length) return;
  saying = [];
  speechSynthesis.cancel();
}

function paint() {
  button("aloud").hidden = false;
  button("aloud").setAttribute("aria-pressed", String(on));
  button("again").hidden = !on;
}

function press({ target }) {
  const act = target.closest?.("a, button, summary, input, select")?.dataset;
  if (!act) return;
  if (act.act === "aloud") {
    on = !on;
    keep("localStorage", ON, on ? "yes" : "no");
    paint();
  }
  if (on && ["aloud", "again"].includes(act.act)) speak();
  else hush();
  if (kept("sessionStorage", LAST) === null) keep("sessionStorage", LAST, "");
}

export function watchAloud() {
  if (!page() || !window.speechSynthesis) return;
  on = kept("localStorage", ON) === "yes";
  paint();
  document.addEventListener("click", press, true);
  addEventListener("pagehide", hush);
  const last = kept("sessionStorage", LAST);
  if (on && last !== null && last !== here()) speak();
}
