// Submits forms and follows links without leaving the page. The service answers with the fragments
// that differ; the existing ones are turned into them, and nothing else is touched.
import { Misplaced, become } from "./morph.js";
import { places, travel } from "./travel.js";

let swapped = { paint() {}, settle() {} };
let busy = false;

// Sets the callbacks after a swap: `paint` changes the page without measuring it, `settle` measures
// it. So the browser computes the layout once.
export function onSwap(paint, settle) { swapped = { paint, settle }; }
export const still = () => document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
export const table = () => document.getElementById("table");
// The element that is swapped: a table, or the review of a game.
export const place = () => document.querySelector("#table, #review");

export function watchSwaps() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.submitter?.dataset.confirm && !confirm(event.submitter.dataset.confirm)) {
      event.preventDefault();
      return;
    }
    const chooses = form.classList.contains("choose");
    if (!table() || !(chooses || "swap" in form.dataset)) return;
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(form));
    if (event.submitter?.name) fields.set(event.submitter.name, event.submitter.value);
    go(form.action, fields, chooses || form.dataset.swap === "told" ? "told" : "moved");
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-swap]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    go(link.href, null, link.dataset.swap || "look");
  });
  addEventListener("popstate", () => { if (table()) go(location.href, null, "look", false); });
}

function digests() {
  const app = document.getElementById("app");
  return [app, ...app.querySelectorAll("[data-fragment]")].map((part) => part.getAttribute("data-fragment")).join(" ");
}

// Parses an answer, a fragment or a whole page, into a document fragment.
function read(text) {
  const sent = document.createElement("template");
  sent.innerHTML = text;
  return sent.content;
}

// Fetches what differs and swaps it in. Posts `fields`, if there are any. Whether there was an answer.
export async function go(address, fields, why, remember = true) {
  if (busy) return false;
  busy = true;
  document.documentElement.setAttribute("aria-busy", "true");
  try {
    const asked = fields ? { method: "POST", body: fields } : {};
    const answer = await fetch(address, { ...asked, headers: { "Soloist-Fragments": digests() } });
    const page = read(await answer.text());
    const fresh = page.getElementById("app");
    // A proxy answers for a server that is starting again.
    if (!fresh && [502, 503, 504].includes(answer.status)) throw new Error(String(answer.status));
    const refused = page.getElementById("refused")?.textContent;
    const where = new URL(answer.headers.get("Content-Location") ?? answer.url, location.href).href;
    const same = fresh && "same" in fresh.dataset;
    if (!fresh || !(same || page.getElementById(place()?.id))) { location.assign(where); return true; }
    if (remember && answer.ok && where !== location.href) keepAddress(where);
    document.title = page.querySelector("title").textContent;
    try {
      put(fresh, why);
    } catch (problem) {
      if (!(problem instanceof Misplaced)) throw problem;
      put(await whole(answer.ok ? where : location.href), why);
      if (refused) say(refused, true);
    }
    return true;
  } catch (problem) {
    say(word("noAnswer"), true);
    console.error(problem);
    return false;
  } finally {
    busy = false;
    document.documentElement.removeAttribute("aria-busy");
  }
}

// Moving along the log adds one step to the history, however many entries are visited.
function keepAddress(address) {
  const looks = (where) => /\/(at|told)\/\d+$/.test(where);
  const way = looks(address) && looks(location.href) ? "replaceState" : "pushState";
  history[way](null, "", address);
}

function put(fresh, why) {
  const app = document.getElementById("app");
  const kept = keep(app);
  for (const added of app.querySelectorAll(":not([data-filled]) > [data-added]")) added.remove();
  const before = still() || why === "slide" ? null : places();
  const asks = fresh.querySelector("#prompt:not([data-same])");
  // Removes the focus from an answer first: otherwise the browser would restyle the whole page
  // during the change.
  if (kept.active?.closest(".choose")) kept.active.blur();
  become(app, fresh);
  restoreFolds(app, kept);
  swapped.paint(why);
  restoreFocus(app, kept);
  if (asks) for (const part of document.querySelectorAll(".prompt-notes, .prompt-ask, .prompt-body")) part.scrollTop = 0;
  swapped.settle();
  if (asks) bringQuestion();
  if (before) travel(before);
}

// Marks a new question as unread and scrolls to it, unless it is in a sheet that is always in view.
function bringQuestion() {
  dispatchEvent(new Event("asked"));
  const prompt = document.getElementById("prompt");
  if (prompt && getComputedStyle(prompt).position === "static") prompt.scrollIntoView();
}

async function whole(address) {
  const answer = await fetch(address);
  return read(await answer.text()).getElementById("app");
}

// Records the folds that the person has opened, and the focus.
function keep(app) {
  const open = [...app.querySelectorAll("details[data-fold]")].map((fold) => [fold.dataset.fold, fold.open]);
  const active = document.activeElement;
  const asked = active?.closest(".prompt, .top-acts, .replay");
  return { open, active, focus: active === document.body || asked, replay: active?.id === "replay", act: active?.dataset?.act };
}

function restoreFolds(app, kept) {
  for (const [name, open] of kept.open) {
    const fold = app.querySelector(`details[data-fold="${CSS.escape(name)}"]`);
    if (fold && name.startsWith("other")) fold.open = open;
    // What opens over the board has been read once somebody chooses.
    if (fold && name === "plans") fold.open = false;
    if (fold && name.startsWith("guide") && !open) fold.open = false;
  }
}

function restoreFocus(app, kept) {
  const question = () => app.querySelector("#question");
  const same = kept.act && app.querySelector(`[data-act="${kept.act}"]:not(:disabled)`);
  if (kept.replay) app.querySelector("#replay")?.focus();
  else if (same) same.focus();
  else if (kept.focus) (app.querySelector(".choice.sure button") ?? app.querySelector('.choice :is(button, input), .hand-over button, [data-act="next"]') ?? question())?.focus({ preventScroll: true });
  else if (kept.act || !kept.active.isConnected) question()?.focus({ preventScroll: true });
}

// A message that the page supplies for scripts, with its arguments filled in; undefined if there is
// none.
export function word(name, ...given) {
  return given.reduce((words, value, nth) => words.replace(`#${nth + 1}`, value), document.getElementById("live").dataset[name]);
}

export function say(words, loud) {
  document.getElementById("live").textContent = words;
  if (!loud) return;
  const head = document.querySelector(".prompt-notes");
  if (!head) return;
  for (const old of head.querySelectorAll(".notice[data-added]")) if (old.textContent === words) old.remove();
  const notice = document.createElement("p");
  notice.className = "notice";
  notice.dataset.added = "";
  notice.textContent = words;
  head.prepend(notice);
  head.scrollTop = 0;
}
