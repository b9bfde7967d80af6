// Hands the device over and stops all motion; then reports that it is done.
const told = arguments[arguments.length - 1];
const there = (css) => document.querySelector(css);
const until = async (holds, what) => {
  const begun = performance.now();
  while (!holds()) {
    if (performance.now() - begun > 15000) throw new Error(`waited in vain for ${what}`);
    await new Promise((next) => setTimeout(next, 10));
  }
};
(async () => {
  const still = new CSSStyleSheet();
  still.replaceSync("* { animation: none !important; transition: none !important; caret-color: transparent !important; }");
  document.adoptedStyleSheets.push(still);
  const handed = there(".hand-over button");
  if (handed) {
    // Nothing is pressed before it counts as read.
    await until(() => performance.now() - document.documentElement.dataset.came > 320, "a reader");
    handed.click();
    await until(() => !there(".hand-over"), "the device");
  }
  await until(() => there(".choice, .ticks, .end-sheet"), "the question");
  await document.fonts.ready;
  document.activeElement?.blur();
  return "settled";
})().then(told, (problem) => told(String(problem)));
