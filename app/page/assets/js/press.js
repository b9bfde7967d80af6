// Decides what counts as a press, before the page is drawn. A key that is held down presses once.
// Nothing answers a question that nobody can have read yet: neither the second half of a double
// click nor a second keystroke. Without scripts, the service refuses an answer to an earlier
// question.
(() => {
  // For this many milliseconds new content counts as unread.
  const UNREAD = 300;
  // Keys that repeat while they are held: they move, and answer nothing.
  const LEADS = /^(Arrow|Page|Home$|End$|Tab$|Shift$)/;
  const FIELDS = "input:not([type=checkbox],[type=radio],[type=range]), textarea, select";
  const root = document.documentElement;
  // Whether the last change followed an answer, and was not just another beat.
  let answered = true;

  const begin = () => { root.dataset.came = performance.now(); };
  const unread = () => performance.now() - root.dataset.came < UNREAD;
  const stop = (event) => { event.preventDefault(); event.stopImmediatePropagation(); };

  addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (!event.repeat || event.ctrlKey || event.altKey || event.metaKey || LEADS.test(key)) return;
    const writes = target.matches?.(key === "Enter" ? "textarea" : FIELDS);
    // Without a question, the space bar scrolls.
    const scrolls = key === " " && !document.querySelector("#table, .helper");
    if (!writes && !scrolls) stop(event);
  }, true);
  // Every answer submits a form. Undo and the slider, in the header, answer nothing.
  addEventListener("submit", (event) => {
    if (event.target.closest(".top")) return;
    if (unread()) { stop(event); return; }
    answered = true;
    begin();
  }, true);
  // Beats may follow each other at any speed, except for the first one after an answer.
  addEventListener("click", (event) => {
    if (!event.target.closest?.(".beat-ways a")) return;
    if (answered && unread()) stop(event);
    else answered = false;
  }, true);

  begin();
  document.addEventListener("DOMContentLoaded", begin);
  addEventListener("pageshow", ({ persisted }) => { if (persisted) begin(); });
  // A new question, and answers that were just unfolded, count as unread.
  addEventListener("asked", begin);
  addEventListener("toggle", ({ target }) => { if (target.matches(".kind[open]")) begin(); }, true);
})();
