// Follows what others did, beat by beat, at the chosen pace. Each beat is a page with the board of
// its moment; this module lights its places, announces its sentence, and requests the next beat.
import { areaOf, showArea } from "./areas.js";
import { lightTold, names } from "./places.js";
import { narrow, show } from "./panel.js";
import { say, table, word } from "./navigation.js";

// Milliseconds between two automatic beats.
const BETWEEN = { slow: 2800, fast: 1100 };
const PACE = "soloist-pace";
// The chosen pace, which holds for every game; by default each beat waits for the person. The
// server reads it too: with "once" it sends no beats.
let chosen = document.cookie.split("; ").find((pair) => pair.startsWith(`${PACE}=`))?.slice(PACE.length + 1) ?? "own";
let timer = 0;
// Whether a replayed game advances automatically.
let playing = false;
// The element last narrated that is still to be scrolled into view, on screens with one area at a
// time.
let changed = null;

export const following = () => "beat" in (table()?.dataset ?? {});
export const way = (act) => document.querySelector(`.beat-ways [data-act="${act}"]`);

export function tell(why) {
  clearTimeout(timer);
  const pace = document.querySelector('.told-acts [data-act="pace"]');
  if (pace) pace.value = chosen;
  const lines = following() ? [...document.querySelectorAll("[data-beat-says]")]
    : why === "told" ? [...document.querySelectorAll("#told > .told:last-child .told-line")] : [];
  const places = lines.flatMap(names);
  lightTold(places);
  if (why === "load" && !following()) return;
  if ("past" in (table()?.dataset ?? {})) { goOn(); return; }
  if (following() || why === "told") show("now");
  const lit = narrow() && places.length ? document.querySelector(".lit-told") : null;
  const area = areaOf(lit);
  changed = area ? lit : null;
  if (area) showArea(area);
  announce(lines);
  goOn();
}

// Scrolls to what was narrated, once the page has its final layout, unless a question has opened
// another area.
export function bringTold() {
  if (!changed?.closest(".elsewhere")) changed?.scrollIntoView({ block: "center" });
  changed = null;
}

// Schedules the next beat, if the pace is automatic.
function goOn() {
  clearTimeout(timer);
  // Nobody sees what goes on in a hidden tab.
  if (document.hidden) return;
  if (following() && BETWEEN[chosen]) timer = setTimeout(() => way("next")?.click(), BETWEEN[chosen]);
  const play = document.querySelector('[data-act="play"]');
  playing &&= Boolean(play);
  play?.setAttribute("aria-pressed", String(playing));
  if (playing) timer = setTimeout(() => document.querySelector('[data-act="later"]')?.click(), BETWEEN[chosen] ?? BETWEEN.fast);
}

function announce(lines) {
  const text = (element) => element?.textContent.trim() ?? "";
  const words = lines.map((line) => line.firstChild?.textContent.trim() ?? "");
  const numbers = document.querySelector(".beat-numbers");
  for (const { firstChild: name, lastChild: values } of numbers?.children ?? []) words.push(`${name.textContent}${word("changed", text(values.firstChild), text(values.lastChild))}`);
  if (!following()) words.push(...[...document.querySelectorAll("#told > .told-turn > [data-summary]")].map(text));
  const question = document.getElementById("question");
  words[following() ? "unshift" : "push"](following() ? text(question) : question?.firstChild?.textContent.trim() ?? "");
  say(words.join(" "));
}

export function watchTold() {
  document.addEventListener("visibilitychange", goOn);
  document.addEventListener("click", (event) => {
    if (!event.target.closest('[data-act="play"]')) return;
    playing = !playing;
    goOn();
  });
  document.addEventListener("change", (event) => {
    if (event.target.dataset.act !== "pace") return;
    chosen = event.target.value;
    document.cookie = `${PACE}=${chosen}; path=/; max-age=31536000; SameSite=Strict`;
    if (following() && chosen === "once") way("all").click();
    else goOn();
  });
}
