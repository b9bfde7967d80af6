// Makes one part of a page into another. What is in both stays the element that it was, with its focus,
// what is opened in it and how far it is scrolled. What has a name (`id`) is found again by it, wherever
// it is now; anything else by its place among those of its kind. A part that was only named, because it
// is here already (`data-same`), stays as it is.

// A part that was only named is not here: the whole page is fetched then.
export class Misplaced extends Error {}

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
  for (const attribute of fresh.attributes) {
    // As a node: a text would be refused where it is a style.
    if (old.getAttribute(attribute.name) !== attribute.value) old.setAttributeNode(attribute.cloneNode());
  }
  if (old.attributes.length > fresh.attributes.length) {
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  within(old, fresh);
  // What somebody has typed or ticked was the answer to the question before.
  for (const what of ["value", "checked", "selected"]) {
    if (what in fresh && /^(input|option|textarea)$/.test(fresh.localName) && old[what] !== fresh[what]) old[what] = fresh[what];
  }
}

function within(old, fresh) {
  let last = null;
  const here = () => (last ? last.nextSibling : old.firstChild);
  for (const next of fresh.childNodes) {
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

// What is new; what has a name in it is brought from where it is.
function added(node) {
  if (named(node)) throw new Misplaced(node.id);
  const made = document.importNode(node, false);
  for (const child of node.childNodes) {
    const found = name(child) && elsewhere(made, null, child);
    if (found) change(found, child);
    made.append(found || added(child));
  }
  return made;
}
