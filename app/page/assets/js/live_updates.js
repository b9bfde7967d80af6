// A game that is played at several devices: the server says when it has changed, and the page follows.
import { go, table } from "./navigation.js";

let source = null;
let about = "";
let newest = 0;

// Called whenever a page was painted.
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
  // While a page is being painted nothing else is fetched.
  setTimeout(follow);
}

function listen() {
  source = new EventSource(`/games/${about}/events`);
  source.addEventListener("message", (event) => {
    newest = Math.max(newest, Number(event.data));
    follow();
  });
}

// Somebody who follows beats or looks back is left alone until he comes back to now.
function follow() {
  const here = table();
  if (!here || here.dataset.id !== about || newest <= Number(here.dataset.live)) return;
  if ("past" in here.dataset || here.dataset.beat) return;
  go(`/games/${about}/next?seen=${here.dataset.length}`, null, "told");
}

// A page that nobody sees holds no connection, and catches up when it is seen again.
export function watchLive() {
  document.addEventListener("visibilitychange", () => {
    if (!about) return;
    source?.close();
    source = null;
    if (!document.hidden) listen();
  });
}
