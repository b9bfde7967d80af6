// Sends forms and follows links without leaving the page: the answer is the same page that a
// browser without scripts would show, and takes the place of this one.
import { travel } from "./travel.js";

const listeners = [];
let busy = false;

export function onSwap(listener) { listeners.push(listener); }
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const table = () => document.getElementById("table");
// What is swapped: a table, or the account of a game.
export const place = () => document.querySelector("#table, #curve");

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
    go(link.href, null, "look");
  });
  addEventListener("popstate", () => { if (table()) go(location.href, null, "look", false); });
}

// Fetches a page and puts it in the place of this one. `fields` are posted, if there are any.
export async function go(address, fields, why, remember = true) {
  if (busy) return;
  busy = true;
  document.documentElement.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(address, fields ? { method: "POST", body: fields } : {});
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("app");
    if (!fresh || !page.getElementById(place()?.id)) { location.assign(answer.url); return; }
    if (remember && answer.ok && answer.url !== location.href) keepAddress(answer.url);
    document.title = page.title;
    await put(fresh, why);
  } catch (problem) {
    say("The program does not answer. Is it still running?", true);
    console.error(problem);
  } finally {
    busy = false;
    document.documentElement.removeAttribute("aria-busy");
  }
}

// Looking along the log is one step back, however many entries were looked at.
function keepAddress(address) {
  const looks = (where) => /\/at\/\d+$/.test(where);
  const way = looks(address) && looks(location.href) ? "replaceState" : "pushState";
  history[way](null, "", address);
}

async function put(fresh, why) {
  const old = document.getElementById("app");
  const kept = keep(old);
  const change = () => {
    const app = document.importNode(fresh, true);
    old.replaceWith(app);
    restore(app, kept);
    for (const listener of listeners) listener(why);
  };
  if (!document.startViewTransition || still() || why === "slide") { change(); return; }
  await travel(old, fresh, change);
}

// What the person has opened and scrolled stays as it was.
function keep(app) {
  const open = [...app.querySelectorAll("details[data-fold]")].map((fold) => [fold.dataset.fold, fold.open]);
  const asked = document.activeElement?.closest(".prompt, .top-acts, .replay");
  return { open, scrolled: app.querySelector(".play")?.scrollTop ?? 0, focus: document.activeElement === document.body || asked, replay: document.activeElement?.id === "replay", act: document.activeElement?.dataset?.act };
}

function restore(app, kept) {
  for (const [name, open] of kept.open) {
    const fold = app.querySelector(`details[data-fold="${CSS.escape(name)}"]`);
    if (fold && name.startsWith("other")) fold.open = open;
    if (fold && name.startsWith("guide") && !open) fold.open = false;
  }
  const play = app.querySelector(".play");
  if (play) play.scrollTop = kept.scrolled;
  if (kept.replay) app.querySelector("#replay")?.focus();
  else if (kept.act) (app.querySelector(`[data-act="${kept.act}"]:not(:disabled)`) ?? app.querySelector("#question"))?.focus();
  else if (kept.focus) (app.querySelector(".choice :is(button, input), .hand-over button") ?? app.querySelector("#question"))?.focus({ preventScroll: true });
}

export function say(words, loud) {
  document.getElementById("live").textContent = words;
  if (!loud) return;
  const head = document.querySelector(".prompt-notes");
  if (!head) return;
  const notice = document.createElement("p");
  notice.className = "notice";
  notice.textContent = words;
  head.prepend(notice);
  head.scrollTop = 0;
}
