// While something is thought about: asks now and then whether the page is still as it was.
import { go, place } from "./navigation.js";

const SOON = 150;
const LATER = 600;
let timer = 0;
let asked = 0;
// Counts the pages that were painted: what was asked about an earlier one is asked no more.
let painted = 0;

// Called whenever a page was painted.
export function wait() {
  clearTimeout(timer);
  asked = 0;
  painted += 1;
  // Of what is played elsewhere the server says by itself when it has changed.
  const waits = place()?.dataset.wait;
  if (waits && waits !== "elsewhere") timer = setTimeout(ask, SOON);
}

async function ask() {
  const here = place();
  if (!here?.dataset.wait) return;
  const about = painted;
  const home = here.dataset.home ?? `/games/${here.dataset.id}`;
  try {
    const answer = await fetch(`${home}/status`, { cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
    const status = await answer.json();
    if (painted !== about) return;
    if (status.phase !== here.dataset.wait) {
      const why = here.id === "review" ? "slide" : here.dataset.wait === "bots" ? "told" : "look";
      await go(why === "told" ? `${home}/told/1` : home, null, why, why === "told");
    } else {
      const words = document.querySelector("[data-wait-words]");
      if (words && words.textContent !== status.words) words.textContent = status.words;
    }
  } catch { asked += 10; }
  asked += 1;
  if (painted === about) timer = setTimeout(ask, asked > 10 ? LATER : SOON);
}
