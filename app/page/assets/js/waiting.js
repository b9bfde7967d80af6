// Shows in the title and on the icon of the tab how many games wait for the reader, also while the
// tab is not looked at.

// How often a tab asks, in milliseconds.
const EVERY = 60000;
let count = 0;
let timer = 0;

// Called after each repaint of the page.
export function waiting() {
  const title = document.title.replace(/^\(\d+\) /, "");
  const shown = count ? `(${count}) ${title}` : title;
  if (document.title !== shown) document.title = shown;
  const icon = document.querySelector("link[rel=icon]");
  icon.dataset.plain ??= icon.getAttribute("href");
  const wanted = count ? icon.dataset.waits : icon.dataset.plain;
  if (icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

async function ask() {
  clearTimeout(timer);
  try {
    const answer = await fetch("/waiting", { cache: "no-store" });
    // Whoever is signed in no more asks no more.
    if (answer.status === 403) return;
    if (answer.ok) count = (await answer.json()).waiting;
  } catch { /* The next time asks again. */ }
  waiting();
  clearTimeout(timer);
  timer = setTimeout(ask, EVERY);
}

// Where people live apart.
export function watchWaiting() {
  if (!document.querySelector("[data-shown], [data-waiting]")) return;
  ask();
  document.addEventListener("visibilitychange", ask);
}
