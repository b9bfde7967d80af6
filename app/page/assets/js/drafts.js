// The draft of an area at a real table is not part of the game until it is entered. The latest
// draft is stored here, so that it returns after the page was left or discarded by the phone.
import { go, table } from "./navigation.js";

const DRAFT = "soloist-draft";

// The game, its length, and the value of each spot.
function draft() {
  const filled = [...document.querySelectorAll('.choose input[name="spot"]')].map((field) => field.value);
  return filled.length ? { game: table().dataset.id, at: table().dataset.length, filled } : null;
}

export function keepDraft() {
  const now = draft();
  if (!now?.filled.some(Boolean)) return;
  try { localStorage.setItem(DRAFT, JSON.stringify(now)); } catch { /* no storage: it goes with the page */ }
}

export function bringDraft() {
  const now = draft();
  if (!now || now.filled.some(Boolean)) return;
  let kept = null;
  try { kept = JSON.parse(localStorage.getItem(DRAFT)); } catch { return; }
  if (kept?.game !== now.game || kept.at !== now.at) return;
  go(`${location.pathname}?${new URLSearchParams(kept.filled.map((text) => ["spot", text]))}`, null, "look", false);
}
