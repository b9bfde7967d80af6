// Makes one part of a page into another. What is in both stays the element that it was, with its focus,
// what is opened in it and how far it is scrolled. What has a name (`id`) is found again by it, wherever
// it is now; anything else by its place among those of its kind. A part that was only named, because it
// is here already (`data-same`), stays as it is, and so does what lies in an element that a script
// fills (`data-filled`).

// A part that was only named is not here: the whole page is fetched then.
export class Misplaced extends Error {}

// What somebody fills in.
const FIELDS = "input, option, textarea";

const named = (node) => node.nodeType === 1 && node.hasAttribute("data-same");
const name = (node) => (node.nodeType === 1 ? node.id : "");
const alike = (node, next) => node?.nodeName === next.nodeName && name(node) === name(next);

// What is over goes at the end: what is named in it may be wanted further down.
let over = new Set();

export function become(old, fresh) {
  over = new Set();
  change(old, fresh);
  for (const node of over) node.remove();
}

function change(old, fresh) {
  if (named(fresh)) {
    if (old.id !== fresh.id) throw new Misplaced(fresh.id);
    return;
  }
  // Most of what is sent is as it was.
  if (old.isEqualNode(fresh)) {
    refill(old, fresh);
    const fields = fresh.firstChild ? fresh.querySelectorAll(FIELDS) : [];
    if (fields.length) old.querySelectorAll(FIELDS).forEach((field, nth) => refill(field, fields[nth]));
    return;
  }
  for (const name of fresh.getAttributeNames()) {
    // As a node: a text would be refused where it is a style.
    if (old.getAttribute(name) !== fresh.getAttribute(name)) old.setAttributeNode(fresh.getAttributeNode(name).cloneNode());
  }
  // What a script fills is the script's own.
  if (fresh.hasAttribute("data-filled")) return;
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  within(old, fresh);
  refill(old, fresh);
}

// What somebody has typed or ticked was the answer to the question before.
function refill(old, fresh) {
  if (!fresh.matches(FIELDS)) return;
  for (const what of ["value", "checked", "selected"]) if (what in fresh && old[what] !== fresh[what]) old[what] = fresh[what];
}

function within(old, fresh) {
  let last = null;
  const here = () => (last ? last.nextSibling : old.firstChild);
  for (const next of [...fresh.childNodes]) {
    const at = here();
    const found = alike(at, next) ? at : elsewhere(old, at, next);
    if (!found) {
      const made = added(next);
      old.insertBefore(made, here());
      last = made;
      continue;
    }
    if (found !== at) old.insertBefore(found, at);
    last = found;
    if (next.nodeType === 1) change(found, next);
    else if (found.nodeValue !== next.nodeValue) found.nodeValue = next.nodeValue;
  }
  for (let node = here(); node; node = node.nextSibling) over.add(node);
}

function elsewhere(old, at, next) {
  const id = name(next);
  if (id) {
    const found = document.getElementById(id);
    if (found?.nodeName !== next.nodeName || found.contains(old)) return null;
    over.delete(found);
    return found;
  }
  for (let node = at?.nextSibling; node; node = node.nextSibling) if (alike(node, next)) return node;
  return null;
}

// What is new, taken out of what was sent; what has a name in it is brought from where it is.
function added(node) {
  if (named(node)) throw new Misplaced(node.id);
  if (node.nodeType !== 1) return node;
  const here = (inner) => named(inner) || document.getElementById(inner.id);
  if (![...node.querySelectorAll("[id]")].some(here)) return node;
  const made = document.importNode(node, false);
  for (const child of [...node.childNodes]) {
    const found = name(child) && elsewhere(made, null, child);
    if (found) change(found, child);
    made.append(found || added(child));
  }
  return made;
}
