// Joins the parts. Pages work without any of this.
import { watchForms } from "./forms.js";
import { watchKeys } from "./keys.js";
import { paintPanel, watchPanel } from "./panel.js";
import { paintPlaces, watchPlaces } from "./places.js";
import { onSwap, watchSwaps } from "./swap.js";
import { tell, watchTold } from "./told.js";
import { wait } from "./wait.js";

function paint(why) {
  for (const button of document.querySelectorAll('[data-act="theme"]')) button.hidden = false;
  paintPanel();
  paintPlaces();
  tell(why);
  wait();
}

document.addEventListener("click", (event) => {
  if (!event.target.closest('[data-act="theme"]')) return;
  const root = document.documentElement;
  const dark = root.dataset.theme
    ? root.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  try { localStorage.setItem("theme", root.dataset.theme); } catch { /* only for this page then */ }
});

watchForms();
watchSwaps();
watchPlaces();
watchPanel();
watchTold();
watchKeys();
onSwap(paint);
paint("load");
