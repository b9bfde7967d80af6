// For a game at several devices: the server announces each change, and the page follows.
import { go, table } from "./navigation.js";

// How long until a page that got no answer asks again, in milliseconds.
const AGAIN = 2000;
let source = null;
let about = "";
let newest = 0;
let again = 0;
let later = 0;
// Whether nobody has seen the page since it was last up to date.
let away = false;

// Called after each repaint of the page.
export function live() {
  const here = table();
  const id = here?.dataset.live ? here.dataset.id : "";
  if (id !== about) {
    about = id;
    newest = 0;
    listen();
  }
  // Not while the page is being painted: nothing else can be fetched then.
  setTimeout(follow);
}

function listen() {
  clearTimeout(again);
  source?.close();
  source = null;
  if (!about || document.hidden) return;
  source = new EventSource(`/games/${about}/events`);
  source.addEventListener("message", (event) => {
    newest = Math.max(newest, Number(event.data));
    follow();
  });
  source.addEventListener("watching", (event) => {
    const tag = document.getElementById("watching");
    if (!tag) return;
    tag.textContent = tag.dataset.words.replace("#1", event.data);
    tag.hidden = event.data === "0";
  });
  // The browser connects again by itself, but not after a refusal, such as that of a proxy while the
  // server starts again.
  source.addEventListener("error", ({ target }) => {
    if (target === source && target.readyState === EventSource.CLOSED) again = setTimeout(listen, AGAIN);
  });
}

// Leaves a person alone who follows beats or looks back, until they return to the current table.
async function follow() {
  const here = table();
  if (!here || here.dataset.id !== about || newest <= Number(here.dataset.live)) return;
  if ("past" in here.dataset || here.dataset.beat) return;
  const answered = await go(`/games/${about}/next?seen=${here.dataset.length}${away ? "&away=1" : ""}`, null, "told");
  if (answered) {
    away = false;
    return;
  }
  clearTimeout(later);
  later = setTimeout(follow, AGAIN);
}

// A hidden page holds no connection, and catches up when it is shown again.
export function watchLive() {
  document.addEventListener("visibilitychange", () => {
    away ||= document.hidden;
    listen();
  });
  addEventListener("online", listen);
}
