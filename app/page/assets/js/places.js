// Connects choices and places: pointing at one lights the other. A click on a place makes its
// choice, or shows only the choices of that place if there are several.
import { table, word } from "./navigation.js";

// The names of places in one attribute; a name may contain spaces.
export const names = (element) => (element.dataset.places || "").split("|").filter(Boolean);
const place = (name) => document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`);
const choice = (number) => document.querySelector(`.choice[data-number="${number}"]`);

// The initial focus of a new question lights nothing: the person has not pointed at it.
export function dim() { light("lit-choice", []); }

function light(name, elements) {
  for (const lit of document.querySelectorAll(`.${name}`)) lit.classList.remove(name);
  for (const element of elements) element.classList.add(name);
}

export function lightTold(places) {
  light("lit-told", places.flatMap((name) => [...place(name)]));
}

// Rings the places that the hint speaks of, as long as it is shown.
export function ringHint() {
  const hint = document.getElementById("hint");
  light("lit-hint", hint ? names(hint).flatMap((name) => [...place(name)]) : []);
}

function look(target) {
  const item = target.closest?.(".choice[data-places], .told-line[data-places]");
  const piece = target.closest?.("[data-can]");
  if (item?.matches(".choice")) {
    light("lit-choice", names(item).flatMap((name) => [...place(name)]));
  } else if (item) {
    lightTold(names(item));
  } else if (piece) {
    light("lit-choice", piece.dataset.can.split(" ").map(choice).filter(Boolean));
  } else {
    dim();
  }
}

export function filtered() { return document.querySelector(".filter"); }

export function unfilter() {
  filtered()?.remove();
  for (const hidden of document.querySelectorAll(".choose [hidden][data-hid]")) {
    hidden.hidden = false;
    delete hidden.dataset.hid;
  }
}

function filter(numbers) {
  unfilter();
  const form = document.querySelector(".choose");
  const hide = (element) => { element.hidden = true; element.dataset.hid = ""; };
  for (const item of form.querySelectorAll(".choice")) if (!numbers.includes(item.dataset.number)) hide(item);
  for (const list of form.querySelectorAll(".choices")) {
    if (list.querySelector(".choice:not([hidden])")) continue;
    hide(list.closest(".answers, .advice") ?? list);
    if (list.previousElementSibling?.matches(".group-title")) hide(list.previousElementSibling);
  }
  const way = document.createElement("p");
  way.className = "filter";
  way.dataset.added = "";
  const back = document.createElement("button");
  back.type = "button";
  back.className = "button";
  back.dataset.act = "unfilter";
  back.textContent = word("showAll");
  way.append(word("onlyThis"), back);
  form.prepend(way);
  form.querySelector(".choice:not([hidden]) :is(button, input)").focus();
}

export function watchPlaces() {
  document.addEventListener("pointerover", (event) => look(event.target));
  document.addEventListener("focusin", (event) => {
    if (event.target.matches(":focus-visible")) look(event.target);
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest('[data-act="unfilter"]')) { unfilter(); return; }
    const piece = event.target.closest("[data-can]");
    if (!piece || !table() || event.target.closest("a, button, summary, input")) return;
    const numbers = piece.dataset.can.split(" ");
    document.querySelector(".prompt")?.classList.remove("folded");
    if (numbers.length === 1) choice(numbers[0])?.querySelector("button, input").click();
    else filter(numbers);
  });
}
