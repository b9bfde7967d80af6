// Lets pieces travel from where they were to where they are: pairs what left a place with what
// came to another, names both for the view transition, and lets the browser do the rest.

export async function travel(old, fresh, change) {
  const moves = pairs(old, fresh);
  for (const move of moves) name(move.from, move.name);
  const transition = document.startViewTransition(() => {
    for (const move of moves) name(move.from, "");
    change();
    for (const move of moves) {
      const piece = move.to();
      if (piece) { move.arrived = piece; name(piece, move.name); }
    }
  });
  try { await transition.updateCallbackDone; } finally {
    transition.finished.catch(() => {}).finally(() => {
      for (const move of moves) if (move.arrived) name(move.arrived, "");
    });
  }
}

function name(piece, words) { piece.style.viewTransitionName = words; }

function pairs(old, fresh) {
  const moves = [];
  const now = () => document.getElementById("app");
  for (const card of old.querySelectorAll("[data-card]")) {
    const word = card.dataset.card;
    const other = fresh.querySelector(`[data-card="${word}"]`);
    if (!other || other.className === card.className) continue;
    moves.push({ from: card, name: `card-${word}`, to: () => now().querySelector(`[data-card="${word}"]`) });
  }
  for (const piece of old.querySelectorAll("[data-piece]")) {
    const same = `[data-piece="${CSS.escape(piece.dataset.piece)}"]`;
    const other = fresh.querySelector(same);
    if (!other || other.dataset.at === piece.dataset.at) continue;
    moves.push({ from: piece, name: `piece-${piece.dataset.piece}`, to: () => now().querySelector(same) });
  }
  moves.push(...bots(old, fresh));
  for (const owner of ["p1", "p2", "p3", "p4", "da"]) {
    const before = groups(old, owner);
    const after = groups(fresh, owner);
    const left = [];
    const came = [];
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const change = (after.get(key)?.count ?? 0) - (before.get(key)?.count ?? 0);
      for (let unit = 0; unit < -change; unit++) left.push(before.get(key).piece);
      for (let unit = 0; unit < change; unit++) came.push(key);
    }
    const used = new Set();
    left.forEach((piece, index) => {
      const key = came[index];
      if (!key || used.has(key) || used.has(piece)) return;
      used.add(key).add(piece);
      const from = piece.querySelector(".token:last-of-type") ?? piece;
      moves.push({ from, name: `colonist-${owner}-${index}`, to: () => lastToken(groups(now(), owner).get(key)?.piece) });
    });
  }
  return moves;
}

// Bots have no names: those of an owner that left a place and those that came to one are paired.
function bots(old, fresh) {
  const places = (app) => {
    const found = new Map();
    for (const bot of app.querySelectorAll("[data-bot]")) found.set(`${bot.dataset.bot} ${bot.dataset.at}`, bot);
    return found;
  };
  const [before, after] = [places(old), places(fresh)];
  const came = [...after.keys()].filter((key) => !before.has(key));
  const moves = [];
  for (const [key, from] of before) {
    if (after.has(key)) continue;
    const at = came.findIndex((other) => other.split(" ")[0] === key.split(" ")[0]);
    if (at < 0) continue;
    const [to] = came.splice(at, 1);
    moves.push({ from, name: `bot-${moves.length}`, to: () => places(document.getElementById("app")).get(to) });
  }
  return moves;
}

function lastToken(group) { return group && ([...group.querySelectorAll(".token")].pop() ?? group); }

function groups(app, owner) {
  const found = new Map();
  for (const piece of app.querySelectorAll(`.colonists[data-owner="${owner}"]`)) {
    const key = piece.dataset.place ?? piece.parentElement.dataset.place;
    found.set(key, { piece, count: Number(piece.dataset.count) });
  }
  return found;
}
