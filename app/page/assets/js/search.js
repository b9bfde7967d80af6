// Search fields: as somebody types, results replace the content. They come from the page to which
// the form leads without a script.
let asked = 0;

async function find(form) {
  const number = ++asked;
  const address = `${form.action}?${new URLSearchParams(new FormData(form))}`;
  try {
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const [found, place] = [page, document].map((where) => where.getElementById("found"));
    if (number !== asked || !found || !place) return;
    place.replaceWith(document.adoptNode(found));
    history.replaceState(null, "", address);
    document.getElementById("live").textContent = found.dataset.count ?? "";
  } catch { /* the button finds it, too */ }
}

export function watchFind() {
  const form = document.querySelector("form[data-find]");
  if (!form) return;
  let waiting = 0;
  form.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => find(form), 120);
  });
}
