// Joins the parts. Pages work without any of this.
import { paintAreas, watchAreas } from "./areas.js";
import { watchFind } from "./find.js";
import { watchForms } from "./forms.js";
import { watchKeys } from "./keys.js";
import { live, watchLive } from "./live.js";
import { paintLook, watchLook } from "./look.js";
import { paintPanel, watchPanel } from "./panel.js";
import { paintPlaces, watchPlaces } from "./places.js";
import { onSwap, watchSwaps } from "./swap.js";
import { tell, watchTold } from "./told.js";
import { wait } from "./wait.js";

function paint(why) {
  paintLook();
  paintPanel();
  paintPlaces();
  tell(why);
  paintAreas();
  wait();
  live();
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
onSwap(paint);
paint("load");
