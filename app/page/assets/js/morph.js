// Turns one part of a page into another. What both contain stays the same element and keeps its
// focus, open folds and scroll position. Elements with an `id` are matched by it anywhere on the
// page; others by position among their kind. A part that was only named because it is here already
// (`data-same`) stays unchanged, and so does the content of an element that a script fills
// (`data-filled`).

// Thrown if a part that was only named is missing: the whole page is fetched then.
export class Misplaced extends Error {}

// Form fields.
const FIELDS = "input, option, textarea";

const named = (node) => node.nodeType === 1 && node.hasAttribute("data-same");
const name = (node) => (node.nodeType === 1 ? node.id : "");
const alike = (node, next) => node?.nodeName === next.nodeName && name(node) === name(next);

// Removed elements are deleted last: parts inside them may be needed further down.
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
  // Most of the new page equals the old one.
  if (old.isEqualNode(fresh)) {
    refill(old, fresh);
    const fields = fresh.firstChild ? fresh.querySelectorAll(FIELDS) : [];
    if (fields.length) old.querySelectorAll(FIELDS).forEach((field, nth) => refill(field, fields[nth]));
    return;
  }
  for (const name of fresh.getAttributeNames()) {
    // Copied as a node: setting a style as text would be refused by the security policy.
    if (old.getAttribute(name) !== fresh.getAttribute(name)) old.setAttributeNode(fresh.getAttributeNode(name).cloneNode());
  }
  // The content belongs to a script.
  if (fresh.hasAttribute("data-filled")) return;
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  within(old, fresh);
  refill(old, fresh);
}

// Resets fields: what was typed or ticked answered the previous question.
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

// A new element from the answer; parts with a name inside it are taken from where they are.
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
