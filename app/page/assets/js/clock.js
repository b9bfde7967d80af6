// Counts down how long the time of a seat still lasts, and says until when by the reader's clock.

const TICK = 1000;
let timer = 0;

// Called after each repaint of the page. Seconds are counted from then on, so that a device whose
// clock is wrong counts rightly.
export function clock() {
  clearInterval(timer);
  const left = document.querySelector("[data-runs-out-in]");
  if (!left) return;
  const begun = performance.now();
  const all = Number(left.dataset.runsOutIn);
  tell(left, all);
  timer = setInterval(() => tell(left, all - Math.floor((performance.now() - begun) / 1000)), TICK);
  const moment = document.querySelector("#clock time");
  const when = new Date(moment.dateTime);
  const form = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" };
  moment.textContent = moment.dataset.words.replace("#1", when.toLocaleString(document.documentElement.lang, form));
}

function tell(left, seconds) {
  const rest = Math.max(0, seconds);
  const [minutes, hours, days] = [60, 3600, 86400].map((unit) => Math.floor(rest / unit));
  const { words, days: inDays, hours: inHours, minutes: inMinutes } = left.dataset;
  const [form, first, second] = days ? [inDays, days, hours % 24]
    : hours ? [inHours, hours, minutes % 60] : [inMinutes, minutes, rest % 60];
  const told = words.replace("#1", form.replace("#1", first).replace("#2", second));
  if (left.textContent !== told) left.textContent = told;
}
