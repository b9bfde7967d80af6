// What is filled in of an area of a real table is no part of the game before it is entered. What was
// filled in last is kept here, so that a page that was left, or that a phone has thrown away, comes
// back as it was.
import { go, table } from "./navigation.js";

const DRAFT = "soloist-draft";

// Of which moment of which game, and what is filled in for each spot.
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
