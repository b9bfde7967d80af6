// Reads the page of a helper aloud, where the browser can speak and the person has asked for it: what is
// new to be carried out, then what is asked. A page is read once, and the next press ends it.
import { word } from "./navigation.js";

// So many answers are read with their question; a longer list is looked at.
const FEW = 6;
// Whether pages are read, kept on the device; and the page that was read last, kept in the tab. Before
// the first press in a tab there is none, and nothing is read: browsers want it so.
const ON = "aloud";
const LAST = "aloud-last";

let on = false;
// What is being said is held here: Chromium else forgets it half-way.
let saying = [];

const page = () => document.querySelector("main.helper");
const button = (act) => document.querySelector(`.top-acts [data-act="${act}"]`);

function kept(store, name) {
  try { return window[store].getItem(name); } catch { return null; }
}

function keep(store, name, value) {
  try { window[store].setItem(name, value); } catch { /* only for this page then */ }
}

// Which page this is: a game with so many entries, or a screen of the set-up.
const here = () => `${location.pathname}${location.search} ${page().dataset.length ?? ""}`;

// What somebody hears of an element who does not see it, with words for signs.
function said(element) {
  const copy = element.cloneNode(true);
  for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove();
  const walk = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walk.nextNode()) texts.push(walk.currentNode.textContent.trim());
  const signs = { "★★": word("stars"), "★": word("star"), "→": word("to"), "·": "," };
  return texts.filter(Boolean).join(", ").replace(/★★|★|→|\s*·/g, (sign) => signs[sign.trim()]);
}

// A fact of several: what it is called, and what is marked for it.
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
    // Some browsers want a press on every page: then the button that says it again asks for one.
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
