// Compares the table that was changed in parts with a freshly loaded one. Returns the first
// difference in words, or nothing. What scripts paint on a table is ignored.
const done = arguments[arguments.length - 1];
const PAINTED = new Set(["lit-told", "lit-choice", "now", "folded", "opened", "elsewhere"]);
const LEFT_OUT = new Set(["hidden", "tabindex", "aria-selected", "aria-pressed", "aria-expanded", "data-show", "data-size", "data-nth", "style", "open", "aria-valuetext"]);
const words = (node) => node.textContent.replace(/\s+/g, " ").trim();
const attributes = (node) => [...node.attributes]
  .filter(({ name }) => !LEFT_OUT.has(name))
  .map(({ name, value }) => name === "class" ? `class=${value.split(" ").filter((word) => word && !PAINTED.has(word)).join(" ")}` : `${name}=${value}`)
  .filter((text) => text !== "class=")
  .sort().join(" ");
const painted = (node) => node.matches("[data-added], .told-acts, [data-rule-text]");
const inside = (node) => [...node.childNodes].filter((child) => child.nodeType === 3 ? child.nodeValue.trim() : child.nodeType === 1 && !painted(child));

function difference(here, there, way) {
  if (here.nodeType === 3 || there.nodeType === 3) {
    return here.nodeValue?.trim() === there.nodeValue?.trim() ? "" : `${way}: "${words(here)}" and "${words(there)}"`;
  }
  const at = `${way} ${there.localName}${there.id ? `#${there.id}` : ""}`;
  if (here.localName !== there.localName || here.namespaceURI !== there.namespaceURI) return `${at}: ${here.localName}`;
  if (attributes(here) !== attributes(there)) return `${at}: ${attributes(here)} and ${attributes(there)}`;
  const [ours, theirs] = [inside(here), inside(there)];
  for (let index = 0; index < Math.max(ours.length, theirs.length); index++) {
    if (!ours[index] || !theirs[index]) return `${at}: ${ours.length} and ${theirs.length} children`;
    const found = difference(ours[index], theirs[index], at);
    if (found) return found;
  }
  return "";
}

fetch(location.href).then((answer) => answer.text()).then((text) => {
  const page = new DOMParser().parseFromString(text, "text/html");
  const [here, there] = [document.getElementById("app"), page.getElementById("app")];
  done(difference(here, there, ""));
}, (problem) => done(String(problem)));
