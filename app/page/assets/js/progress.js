// While a task runs: polls whether the page is still up to date.
import { go, place } from "./navigation.js";

const SOON = 150;
const LATER = 600;
let timer = 0;
let asked = 0;
// Counts repaints, so that the reply to a poll from an earlier page is ignored.
let painted = 0;

// Called after each repaint of the page.
export function wait() {
  clearTimeout(timer);
  asked = 0;
  painted += 1;
  // For a game at several devices the server announces changes itself.
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
