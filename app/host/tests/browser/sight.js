// What the table on this page shows: the places and cards that are drawn on it, without the
// question; those on the board; and whether a fresh load says the same there.
const [done] = arguments;
const table = document.getElementById("table");
function pieces(within) {
  const found = new Set();
  for (const piece of within.querySelectorAll("[data-place], [data-card]")) {
    for (const name of ["place", "card"]) if (piece.dataset[name]) found.add(`${name} ${piece.dataset[name]}`);
  }
  return [...found].sort();
}
const words = (page) => page.getElementById("board").textContent;
fetch(location.href).then(async (answer) => {
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  done({
    seen: pieces(table.querySelector(".play")), board: pieces(document.getElementById("board")),
    is_fresh: words(document) === words(fresh), stays: window.stays === true,
  });
}, (problem) => done(String(problem)));
