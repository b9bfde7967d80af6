// Tells the server how much of a game its reader has seen, so that nobody is told the same again, at
// whatever device.
import { table } from "./navigation.js";

// How long something is shown until it counts as seen, in milliseconds.
const LONG_ENOUGH = 1500;
let timer = 0;
// What was last sent: of which game, and how much.
let sent = { id: "", entries: -1 };

// Called after each repaint of the page.
export function seen() {
  clearTimeout(timer);
  if (!document.hidden && table()?.dataset.shown) timer = setTimeout(() => mark("shown"), LONG_ENOUGH);
}

function mark(what) {
  const here = table();
  if (document.hidden || !here?.dataset.shown) return;
  const { id, live: revision } = here.dataset;
  const entries = Number(here.dataset[what]);
  if (sent.id === id && sent.entries === entries) return;
  sent = { id, entries };
  const body = new URLSearchParams({ entries, revision });
  // What is lost is sent again with the next page.
  fetch(`/games/${id}/seen`, { method: "POST", body, keepalive: true }).catch(() => { sent.entries = -1; });
}

// What is stepped past is seen, however short.
export function watchSeen() {
  document.addEventListener("visibilitychange", seen);
  document.addEventListener("click", (event) => {
    const act = event.target.closest?.(".beat-ways [data-act]")?.dataset.act;
    if (act === "next") mark("shown");
    if (act === "all") mark("length");
  }, true);
}
