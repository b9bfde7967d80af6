// Connects the modules. Pages work without any of them.
import { watchAloud } from "./speech.js";
import { paintAreas, watchAreas } from "./areas.js";
import { bringDraft, keepDraft } from "./drafts.js";
import { watchFind } from "./search.js";
import { watchForms } from "./forms.js";
import { clock, watchClock } from "./clock.js";
import { closeNote, watchIcons } from "./icon_notes.js";
import { watchKeys } from "./keys.js";
import { live, watchLive } from "./live_updates.js";
import { paintLook, watchLook } from "./appearance.js";
import { paintPanel, watchPanel } from "./panel.js";
import { dim, ringHint, unfilter, watchPlaces } from "./places.js";
import { onSwap, watchSwaps } from "./navigation.js";
import { seen, watchSeen } from "./seen.js";
import { sounds, watchSounds } from "./sounds.js";
import { bringTold, tell, watchTold } from "./narration.js";
import { wait } from "./progress.js";
import { waiting, watchWaiting } from "./waiting.js";
import { paintWays } from "./move_paths.js";

function paint(why) {
  closeNote();
  paintLook();
  paintPanel();
  unfilter();
  tell(why);
  paintAreas();
  wait();
  live();
  clock();
  seen();
  waiting();
  sounds(why);
}

function settle() {
  dim();
  ringHint();
  bringTold();
  paintWays();
  keepDraft();
}

// With a service worker in place of a server, every page links the manifest for installation.
if (navigator.serviceWorker?.controller) {
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = "/soloist.webmanifest";
  document.head.append(manifest);
}
watchForms();
watchSwaps();
watchPlaces();
watchPanel();
watchAreas();
watchTold();
watchKeys();
watchLook();
watchFind();
watchLive();
watchClock();
watchSeen();
watchWaiting();
watchAloud();
watchIcons();
watchSounds();
addEventListener("resize", paintWays);
onSwap(paint, settle);
paint("load");
settle();
bringDraft();
