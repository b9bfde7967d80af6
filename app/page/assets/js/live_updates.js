// For a game at several devices: the server announces each change, and the page follows.
import { go, table } from "./navigation.js";

let source = null;
let about = "";
let newest = 0;

// Called after each repaint of the page.
export function live() {
  const here = table();
  const id = here?.dataset.live ? here.dataset.id : "";
  if (id !== about) {
    source?.close();
    source = null;
    about = id;
    newest = 0;
    if (id) listen();
  }
  // Not while the page is being painted: nothing else can be fetched then.
  setTimeout(follow);
}

function listen() {
  source = new EventSource(`/games/${about}/events`);
  source.addEventListener("message", (event) => {
    newest = Math.max(newest, Number(event.data));
    follow();
  });
}

// Leaves a person alone who follows beats or looks back, until they return to the current table.
function follow() {
  const here = table();
  if (!here || here.dataset.id !== about || newest <= Number(here.dataset.live)) return;
  if ("past" in here.dataset || here.dataset.beat) return;
  go(`/games/${about}/next?seen=${here.dataset.length}`, null, "told");
}

// A hidden page holds no connection, and catches up when it is shown again.
export function watchLive() {
  document.addEventListener("visibilitychange", () => {
    if (!about) return;
    source?.close();
    source = null;
    if (!document.hidden) listen();
  });
}
