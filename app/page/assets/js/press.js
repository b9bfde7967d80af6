// What counts as a press, before the page is drawn. A key that is held down presses once. And nothing
// answers a question that nobody can have read yet: neither the second half of a double click nor a
// second stroke of a key. Where no script runs, the service refuses an answer to an earlier question.
(() => {
  // So many milliseconds nobody has read what came onto the screen.
  const UNREAD = 300;
  // Keys that go on while they are held: they lead on and answer nothing.
  const LEADS = /^(Arrow|Page|Home$|End$|Tab$|Shift$)/;
  const FIELDS = "input:not([type=checkbox],[type=radio],[type=range]), textarea, select";
  const root = document.documentElement;
  // Whether what came was the answer to an answer, and not one more beat.
  let answered = true;

  const begin = () => { root.dataset.came = performance.now(); };
  const unread = () => performance.now() - root.dataset.came < UNREAD;
  const stop = (event) => { event.preventDefault(); event.stopImmediatePropagation(); };

  addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (!event.repeat || event.ctrlKey || event.altKey || event.metaKey || LEADS.test(key)) return;
    const writes = target.matches?.(key === "Enter" ? "textarea" : FIELDS);
    // Where nothing is asked, a space scrolls.
    const scrolls = key === " " && !document.querySelector("#table, .helper");
    if (!writes && !scrolls) stop(event);
  }, true);
  // Every answer is a form that is sent. To take back and to look along answers nothing.
  addEventListener("submit", (event) => {
    if (event.target.closest(".top")) return;
    if (unread()) { stop(event); return; }
    answered = true;
    begin();
  }, true);
  // From beat to beat as fast as somebody likes, but for the first one after an answer.
  addEventListener("click", (event) => {
    if (!event.target.closest?.(".beat-ways a")) return;
    if (answered && unread()) stop(event);
    else answered = false;
  }, true);

  begin();
  document.addEventListener("DOMContentLoaded", begin);
  addEventListener("pageshow", ({ persisted }) => { if (persisted) begin(); });
  // A question that took the place of another, and answers that were folded.
  addEventListener("asked", begin);
  addEventListener("toggle", ({ target }) => { if (target.matches(".kind[open]")) begin(); }, true);
})();
