// Answers what is asked on the page, as a person would click, and measures in the browser itself:
// from the click to the frame after the one that shows the answer, and the bytes of that answer.
// Arguments: which answer is taken, counted round; how long to wait at most, in milliseconds.
const [nth, patience, done] = arguments;
const length = () => document.getElementById("table")?.dataset.length;
const click = (css) => document.querySelector(css)?.click();

click(".filter button");
const handed = document.querySelector(".hand-over .button.main");
const ticks = document.querySelector("form.choose.ticks");
const next = document.querySelector('.beat-ways [data-act="next"]');
const answers = [...document.querySelectorAll("form.choose .choice button[name=text]")];
let button = handed ?? next ?? answers[nth % Math.max(answers.length, 1)];
if (ticks) {
  const boxes = [...ticks.querySelectorAll("input[type=checkbox]")];
  for (const box of boxes.slice(0, Number(ticks.dataset.least))) box.checked = true;
  button = document.querySelector(".ticks-end button");
}
if (!button) {
  done(null);
} else {
  const before = length();
  const asked = document.getElementById("question")?.textContent;
  performance.clearResourceTimings();
  let start = 0;
  const result = (took) => {
    const loaded = performance.getEntriesByType("resource");
    const sum = (field) => loaded.reduce((all, entry) => all + entry[field], 0);
    // A moment later: what was fetched has its entry by then.
    const answered = Math.max(...loaded.map((entry) => entry.responseEnd), start) - start;
    return { took, answered, bytes: sum("transferSize"), unpacked: sum("decodedBodySize"), requests: loaded.length, from: before, to: length() };
  };
  const changed = () => length() !== before || document.getElementById("question")?.textContent !== asked;
  const watch = new MutationObserver(() => {
    if (!changed()) return;
    watch.disconnect();
    clearTimeout(late);
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const took = performance.now() - start;
      setTimeout(() => done(result(took)), 30);
    }));
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const late = setTimeout(() => { watch.disconnect(); done(result(-1)); }, patience);
  // Not within this task, which the driver started: a click of its own, with nothing before it.
  // And not before somebody can have read what is asked, which would count for nothing.
  const unread = Number(document.documentElement.dataset.came) + 320 - performance.now();
  setTimeout(() => { start = performance.now(); button.click(); }, Math.max(20, unread));
}
