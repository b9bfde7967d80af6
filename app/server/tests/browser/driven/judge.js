// Checks a page as a strict reader would, and returns what is wrong with it.
const page = document.documentElement;
const narrow = innerWidth < 1180;
const seen = (element) => element.offsetParent && element.getClientRects().length;
const named = (list) => [...list].slice(0, 6).map((element) =>
  `${element.tagName} ${element.getAttribute("class")}: ${element.textContent.trim().slice(0, 40)}`);
const texts = [...document.querySelectorAll("body *")].filter((element) =>
  seen(element) && !element.closest(".unseen, .skip-links, svg")
  && [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()));

const size = (element) => parseFloat(getComputedStyle(element).fontSize);
const numbers = (colour) => colour.match(/[\d.]+/g).map(Number);
function light([red, green, blue]) {
  const part = (value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}
function ground(element) {
  for (let at = element; at; at = at.parentElement) {
    const colour = numbers(getComputedStyle(at).backgroundColor);
    if (colour.length < 4 || colour[3] > 0.99) return colour;
  }
  return [255, 255, 255];
}
function contrast(element) {
  const [one, other] = [light(numbers(getComputedStyle(element).color)), light(ground(element))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
const large = (element) => size(element) >= 24 || (size(element) >= 18.6 && parseInt(getComputedStyle(element).fontWeight) >= 700);

const wrong = {};
const note = (what, found) => { if (found.length) wrong[what] = named(found); };
note("smaller than 12 pixels", texts.filter((element) => size(element) > 0 && size(element) < 12));
note("too little contrast", texts.filter((element) =>
  !element.closest(":disabled") && size(element) > 0 && contrast(element) < (large(element) ? 3 : 4.5)));
note("cut off", [...document.querySelectorAll(".pm-card, .pm-rival, .pm-strip, .told-acts, .top")]
  .filter((element) => seen(element) && element.scrollWidth > element.clientWidth + 6));
note("top card out of sight", [...document.querySelectorAll(".pm-on-top")].filter((card) => {
  const [inner, outer] = [card, card.closest(".pm-table")].map((one) => one.getBoundingClientRect());
  return inner.width && inner.bottom > outer.bottom + 2;
}));
note("drawn smaller than 13 pixels", [...document.querySelectorAll(".pm-table svg text")].filter((text) => {
  const drawn = text.checkVisibility() && text.getBoundingClientRect().width > 0;
  return drawn && size(text) * text.getScreenCTM().a < 12.95;
}));
if (page.scrollWidth > innerWidth) wrong["too wide by"] = page.scrollWidth - innerWidth;
if (narrow) {
  note("too small for a thumb", [...document.querySelectorAll("button, .button, .pick, [data-can], .pm-more > summary")]
    .filter((element) => seen(element) && Math.min(element.offsetHeight, element.offsetWidth) < 43
      && !(element.closest("[data-can]") && element.closest("[data-can]") !== element)));
} else if (document.getElementById("table")) {
  if (page.scrollHeight > innerHeight) wrong["too tall by"] = page.scrollHeight - innerHeight;
  note("below the window", [...document.querySelectorAll(".play .box, .pm-card, .pm-table, .pm-own, .side > *")]
    .filter((element) => seen(element) && element.getBoundingClientRect().bottom > innerHeight + 1));
}
return wrong;
