// Gives an answer on the page as a click would, and measures in the browser: the time from the
// click to the frame after the one that shows the response, and the bytes of that response.
// Arguments: the number of the answer, modulo their count, and the longest wait in milliseconds.
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
    // A moment later, when the fetches have their performance entries.
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
  // Clicks in a task of its own, not in the one that the driver started, and not before the
  // question counts as read, because an earlier click would be ignored.
  const unread = Number(document.documentElement.dataset.came) + 320 - performance.now();
  setTimeout(() => { start = performance.now(); button.click(); }, Math.max(20, unread));
}
