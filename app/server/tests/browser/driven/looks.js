// Checks a table as somebody who wants to read it, and returns what is wrong: lines that start with
// the kind of fault. Intended exceptions are in the lists below, each with its reason.
const narrow = innerWidth < 1180;
const wrong = [];
const words = (element) => `${element.localName}.${(element.getAttribute("class") ?? "").split(" ").join(".")} "${(element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40)}"`;
const note = (kind, what) => { wrong.push(`${kind}: ${what}`); };

// What may be cut off: the whole is one look or press away.
const MAY_BE_CUT = [
  [".top-name", "the name that a game was given, which may be as long as its player likes; it is the page's title"],
  [".choice-detail", "two lines where answers are very many, four on a telephone; the whole is its title"],
  [".panel-tabs", "scrolled sideways where text is enlarged"],
];
// What may overlap something else.
const MAY_LIE_ON = [
  [".sheet-handle", "folds the sheet that it lies on"],
  ["#prompt, #dock, .top, .areas", "stay while the page is scrolled beneath them"],
  [".cl-dice", "dice of a kind lie in a fan, as deep as they are many; the count is said in words"],
  [".cl-marker", "markers on spaces beside each other touch, as on the board; each player's points stand in the strip as well"],
  [".mg-pin", "the crest of a route's owner stands at its edge, where another may begin"],
  ["[data-piece^=bot-], .wm-tile [data-piece]", "Bots, Chemicals and Parts lie on Workshop tiles"],
  ["[data-piece^=funding-]", "markers of all players stand on the edge of one space; what it gives is in its name as well"],
  [".cl-minion, .cl-scientist, .cl-enemy-figure", "figures stand in windows and rooms"],
];
// Small targets that have a larger alternative.
const MAY_BE_SMALL = [
  ["a.rule-link, .told-line a, .told-line summary", "in a line of text, as links are; the list of rules has each as a row"],
  ["p a, li p a, dd a", "in a sentence"],
  [".unseen, .skip-links a", "only for those who use a keyboard"],
  ["input[type=checkbox], input[type=radio]", "its label is the target"],
  [".play [data-can]", "a place on the board, which has an answer in the list; only pieces count there"],
];
const matches = (element, list) => list.some(([css]) => element.closest(css));

// In a drawing, an element of a hidden part counts as visible but has no size.
const seen = (element) => (!element.ownerSVGElement || element.getBoundingClientRect().width > 0) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
const style = new Map();
const styleOf = (element) => { if (!style.has(element)) style.set(element, getComputedStyle(element)); return style.get(element); };

// The layer of an element: fixed and sticky elements are above what scrolls below them.
function layer(element) {
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    if (/fixed|sticky/.test(styleOf(at).position) || at.matches("[popover]")) return at;
  }
  return null;
}

// The part of a box that its ancestors leave visible, and whether anything is cut off for good.
function sight(element, box) {
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
  let cut = false;
  for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
    const { overflowX, overflowY, position, clipPath } = styleOf(at);
    if (clipPath !== "none" && at.getBoundingClientRect().width < 3) return null;
    const clips = at.localName === "svg" || overflowX !== "visible" || overflowY !== "visible";
    if (clips && at !== document.body) {
      const edge = at.getBoundingClientRect();
      const hides = (flow) => /hidden|clip/.test(flow);
      if (hides(overflowX) && (left < edge.left - 2 || right > edge.right + 2)) cut = true;
      if (hides(overflowY) && (top < edge.top - 2 || bottom > edge.bottom + 2)) cut = true;
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    if (position === "fixed") break;
  }
  return { left, top, right, bottom, cut, width: right - left, height: bottom - top };
}

function scale(element) {
  const matrix = element.ownerSVGElement ? element.getScreenCTM() : null;
  return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
}

// Every drawn line of text.
const lines = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const element = node.parentElement;
  if (!node.nodeValue.trim() || element.closest("title, desc, script, style, .unseen, .skip-links, option, symbol, defs") || !seen(element)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const found = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
  if (!found.length) continue;
  const size = parseFloat(styleOf(element).fontSize) * scale(element);
  const least = element.closest(".rule-link") ? 12.45 : 12.9;
  if (size < least) note("small", `${size.toFixed(1)} px, ${words(element)}`);
  for (const box of found) {
    const part = sight(element, box);
    if (!part) continue;
    if (part.cut && !matches(element, MAY_BE_CUT)) note("cut", words(element));
    if (part.width > 2 && part.height > 2) lines.push({ element, node, layer: layer(element), ...part });
  }
  const shortened = element.scrollWidth > element.clientWidth + 1 && styleOf(element).textOverflow === "ellipsis";
  if (shortened && !matches(element, MAY_BE_CUT)) note("shortened", words(element));
}

// Text over text.
lines.sort((one, other) => one.top - other.top);
for (let index = 0; index < lines.length; index++) {
  const one = lines[index];
  for (let next = index + 1; next < lines.length && lines[next].top < one.bottom; next++) {
    const other = lines[next];
    if (one.node === other.node || one.layer !== other.layer) continue;
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - other.top;
    if (across < 3 || down < 0.4 * Math.min(one.height, other.height)) continue;
    if (matches(one.element, MAY_LIE_ON) || matches(other.element, MAY_LIE_ON)) continue;
    note("text on text", `${words(one.element)} and ${words(other.element)}`);
  }
}

const faint = (colour) => /, 0\)$|^transparent$|\/ 0\)$/.test(colour);
// Whether an element hides what is below it.
function hides(element) {
  const { backgroundColor, backgroundImage, fill, fillOpacity, opacity } = styleOf(element);
  if (parseFloat(opacity) < 0.5) return false;
  if (element.ownerSVGElement) return element.localName !== "g" && fill !== "none" && !faint(fill) && parseFloat(fillOpacity) > 0.5;
  return element.localName === "img" || !faint(backgroundColor) || (backgroundImage !== "none" && !backgroundImage.includes("gradient"));
}

// The element that covers a point of an element.
function over(element, x, y) {
  for (const above of document.elementsFromPoint(x, y)) {
    if (above === element || element.contains(above) || above.contains(element)) return null;
    if (above.localName === "svg" || above.localName === "tspan") continue;
    // Text in a drawing ignores the pointer: elements that precede it there are below it.
    if (above.ownerSVGElement && element.ownerSVGElement && above.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) return null;
    if (hides(above) && layer(above) === layer(element) && !matches(above, MAY_LIE_ON)) return above;
  }
  return null;
}

const onScreen = (x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
for (const { element, left, top, right, bottom } of lines) {
  const y = (top + bottom) / 2;
  for (const x of [left + 2, (left + right) / 2, right - 2]) {
    const above = onScreen(x, y) && over(element, x, y);
    if (!above) continue;
    note("covered", `${words(element)} by ${words(above)}`);
    break;
  }
}

// Overlapping pieces: drawings of one symbol each that do not belong to one object.
const pieces = [...document.querySelectorAll(".play use, .play [data-piece]")].filter(seen).map((element) => {
  const box = sight(element, element.getBoundingClientRect()) ?? { width: 0, height: 0 };
  return { element, box, area: box.width * box.height, home: element.closest("[data-piece], [data-card], svg.icon, svg.cl-glyph, svg.wm-glyph, svg.mg-glyph, button, .cl-cube") ?? element.parentElement };
}).filter(({ box }) => box.width > 9 && box.height > 9);
for (let index = 0; index < pieces.length; index++) {
  for (let next = index + 1; next < pieces.length; next++) {
    const [one, other] = [pieces[index], pieces[next]];
    if (one.home === other.home || one.home.contains(other.home) || other.home.contains(one.home)) continue;
    const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (across < 2 || down < 2 || across * down < 0.35 * Math.min(one.area, other.area)) continue;
    if (matches(one.element, MAY_LIE_ON) || matches(other.element, MAY_LIE_ON)) continue;
    note("piece on piece", `${words(one.home)} ${one.element.getAttribute("href") ?? ""} and ${words(other.home)} ${other.element.getAttribute("href") ?? ""}`);
  }
}

// Nothing scrolls in both directions: on a narrow screen the page itself scrolls down.
const root = document.documentElement;
// On a phone the window grows with content that is too wide; the layout width does not.
if (root.scrollWidth > root.clientWidth + 1) note("two ways", `the page is ${root.scrollWidth} wide`);
for (const element of document.querySelectorAll(".app *")) {
  const across = element.scrollWidth > element.clientWidth + 2 && /auto|scroll/.test(styleOf(element).overflowX);
  if (!across || !seen(element) || matches(element, MAY_BE_CUT)) continue;
  if (narrow || element.scrollHeight > element.clientHeight + 2) note("two ways", words(element));
}

const answers = [...document.querySelectorAll(".choice:not([hidden]) > :is(button, label)")].filter(seen);
if (narrow) {
  const targets = "button, .button, summary, select, a[href], .pick, label:has(input), [role=tab], [data-can]";
  for (const element of document.querySelectorAll(targets)) {
    if (!seen(element) || matches(element, MAY_BE_SMALL) || element.parentElement.closest("button, label")) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0 && Math.min(box.width, box.height) < 43.5) note("small target", `${Math.round(box.width)}x${Math.round(box.height)}, ${words(element)}`);
  }
  const sheet = document.getElementById("prompt");
  const share = sheet ? (innerHeight - sheet.getBoundingClientRect().top) / innerHeight : 0;
  if (document.querySelector(".choose") && !document.querySelector(".guide[open]") && share > 0.362) note("sheet", `${Math.round(share * 100)} % of the screen`);
  const three = answers.filter((answer) => "answer" in answer.dataset).slice(0, 3);
  if (document.querySelector(".question")?.offsetHeight < 46) for (const answer of three) {
    const part = sight(answer, answer.getBoundingClientRect());
    if (part.height < 34) note("answer out of sight", words(answer));
  }
} else {
  if (root.scrollHeight > innerHeight + 1) note("taller than the screen", `by ${root.scrollHeight - innerHeight}`);
  // A list of everything that may be drawn from a whole deck is longer than any screen.
  if (answers.length <= 30) for (const answer of answers) {
    const part = sight(answer, answer.getBoundingClientRect());
    if (part.height < answer.offsetHeight - 2 || part.bottom > innerHeight + 1) note("answer out of sight", `${answers.length} answers, ${words(answer)}`);
  }
}
return [...new Set(wrong)];
