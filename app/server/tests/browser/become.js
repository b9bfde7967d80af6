// Whether morphing always produces the new page. Turns random pages into others in which unchanged
// parts are only named. Returns how many came out wrong, and how many were thought to lack a part.
const done = arguments[arguments.length - 1];
const main = document.querySelector("script[type=module]").src;

import(main.replace("main.js", "morph.js")).then(({ become, Misplaced }) => {
  let seed = 1;
  const below = (most) => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return (seed >> 8) % most;
  };
  const TAGS = ["div", "p", "span", "b"];
  const word = () => `t${below(9)}`;
  const named = (names) => {
    if (below(3) || !names.length) return { tag: TAGS[below(4)], id: null };
    const [nth] = names.splice(below(names.length), 1);
    return { tag: TAGS[nth % 4], id: `n${nth}` };
  };
  function grown(names, depth) {
    const made = { ...named(names), attributes: {}, inside: [] };
    if (below(2)) made.attributes["data-a"] = String(below(4));
    if (!below(3)) made.attributes.class = `c${below(3)}`;
    for (let left = depth && below(5); left; left--) made.inside.push(below(4) ? grown(names, depth - 1) : word());
    return joined(made);
  }
  const joined = (node) => {
    node.inside = node.inside.filter((one, nth) => typeof one !== "string" || typeof node.inside[nth - 1] !== "string");
    return node;
  };
  function changed(node, names) {
    const made = { ...node, attributes: { ...node.attributes }, inside: [] };
    if (!below(6)) made.attributes["data-a"] = String(below(4));
    for (const one of node.inside) {
      const luck = below(10);
      if (luck) made.inside.push(typeof one === "string" ? word() : changed(one, names));
      if (luck === 1) made.inside.push(grown(names, 1));
    }
    if (!below(6)) made.inside.sort(() => below(3) - 1);
    return joined(made);
  }
  function drawn(node, before) {
    if (typeof node === "string") return document.createTextNode(node);
    const made = document.createElement(node.tag);
    if (node.id) made.id = node.id;
    for (const [name, value] of Object.entries(node.attributes)) made.setAttribute(name, value);
    for (const one of node.inside) made.append(drawn(one, before));
    if (!node.id || !before?.get(node.id)?.isEqualNode(drawn(node)) || below(2)) return made;
    made.setAttribute("data-same", "");
    made.replaceChildren();
    return made;
  }

  const host = document.body.appendChild(document.createElement("div"));
  const found = { pages: 0, wrong: 0, misplaced: 0 };
  for (let nth = 0; nth < 1500; nth++) {
    seed = nth * 7919 + 13;
    const names = [...Array(30).keys()];
    const page = { tag: "div", id: null, attributes: {}, inside: [grown(names, 4), grown(names, 3), grown(names, 3)] };
    const next = changed(page, names);
    host.replaceChildren(drawn(page));
    const before = new Map([...host.querySelectorAll("[id]")].map((one) => [one.id, one.cloneNode(true)]));
    found.pages += 1;
    try {
      become(host.firstChild, drawn(next, before));
      if (!host.firstChild.isEqualNode(drawn(next))) found.wrong += 1;
    } catch (problem) {
      if (!(problem instanceof Misplaced)) throw problem;
      found.misplaced += 1;
    }
  }
  host.remove();
  return found;
}).then(done, (problem) => done(String(problem?.stack)));
