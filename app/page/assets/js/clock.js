// Counts down how long the time of a seat still lasts, and says until when by the reader's clock.
import { table } from "./navigation.js";

const TICK = 1000;
// How far two clocks of the device may come apart until the server is asked again, in milliseconds.
const APART = 2000;
// How long until a server that did not answer is asked again.
const AGAIN = 10000;
let timer = 0;
// Seconds are counted from the last repaint on, by a clock that nobody sets, so that a device whose
// clock is wrong counts rightly.
let begun = 0;
let all = 0;
// How far the clock of the day was ahead of that clock then. It moves on while the device sleeps.
let ahead = 0;
let again = 0;

const apart = () => Date.now() - performance.now();

// Called after each repaint of the page.
export function clock() {
  clearInterval(timer);
  const left = document.querySelector("[data-runs-out-in]");
  if (!left) return;
  [begun, ahead, all] = [performance.now(), apart(), Number(left.dataset.runsOutIn)];
  tell(left, all);
  timer = setInterval(tick, TICK);
  const moment = document.querySelector("#clock time");
  const when = new Date(moment.dateTime);
  const form = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" };
  moment.textContent = moment.dataset.words.replace("#1", when.toLocaleString(document.documentElement.lang, form));
}

function tick() {
  const left = document.querySelector("[data-runs-out-in]");
  if (!left) return;
  tell(left, all - Math.floor((performance.now() - begun) / 1000));
  if (Math.abs(apart() - ahead) > APART && performance.now() >= again) renew();
}

// The device slept, or its clock was set: only the server knows how much time has passed.
async function renew() {
  const id = table()?.dataset.id;
  if (document.hidden || !id) return;
  again = performance.now() + AGAIN;
  const now = apart();
  try {
    const answer = await fetch(`/games/${id}/status`, { cache: "no-store" });
    const { runs_out_in: left } = answer.ok ? await answer.json() : {};
    if (!Number.isInteger(left)) return;
    [begun, ahead, all, again] = [performance.now(), now, left, 0];
    tick();
  } catch { /* A later tick asks again. */ }
}

export function watchClock() {
  document.addEventListener("visibilitychange", tick);
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
