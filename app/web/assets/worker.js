// Takes the place of the server and the disk: answers every request of a page with the program, and
// stores its games in IndexedDB. An answer waits until its changes are stored.

// The version, and the hash and type of each file. `cargo xtask web` writes this line.
const BUILD = { version: "", files: {} };

const CACHE = `soloist-${BUILD.version}`;
const PROGRAM = "soloist.wasm";
const STORES = { games: { keyPath: "id" }, parts: { keyPath: ["id", "part"] }, cookies: {}, owned: {} };
// The version of the database: it rises with each object store that is added.
const FORM = 2;
// How long the program thinks before requests are checked again, in milliseconds.
const SLICE = 25;
// How often a request is tried while another worker changes games at the same time.
const TRIES = 3;
const BROKEN = "The program broke down at this; that is a bug, please report it.";

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin) return;
  const name = pathname.slice(1);
  event.respondWith(Object.hasOwn(BUILD.files, name) ? file(name) : answer(event.request));
});

// Caches every file of this build, or none: while a folder is being replaced, installation fails
// and is retried later. Of the languages and the files of games it caches the preferred languages
// and those that an older build had; the others come when they are needed.
async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(Object.keys(BUILD.files).map(async (name) => {
    if (!comesLater(name) || (await wanted(name))) await cache.put(name, await fetched(name));
  }));
  await skipWaiting();
}

// Whether a file that comes later is cached at once: in a language of games, if both were cached.
async function wanted(name) {
  const code = languageOf(name);
  if (code) return (await wanted(languageFile(code))) && wanted(name.replace(`.${code}.`, "."));
  const preferred = (navigator.languages ?? []).map((tag) => languageFile(tag.split("-")[0]));
  return preferred.includes(name) || Boolean(await caches.match(name));
}

const languageFile = (code) => `messages-${code}.json`;
const isLanguage = (name) => /^messages-.*\.json$/.test(name);
const isOfGame = (name) => /^(game|rules)-.*\.json$/.test(name);
// The language of a file of a game with messages in another language than English.
const languageOf = (name) => /\.([a-z]+)\.json$/.exec(name)?.[1];
const comesLater = (name) => isLanguage(name) || isOfGame(name);

// What is cached of the languages, by language code, and of the games, by file, with null for a
// file that is still to be fetched.
async function keptFiles() {
  const cache = await caches.open(CACHE);
  const kept = { languages: {}, game_files: {} };
  await Promise.all(Object.keys(BUILD.files).filter(comesLater).map(async (name) => {
    const file = await (await cache.match(name))?.json();
    const stem = name.slice(0, -".json".length);
    if (isOfGame(name)) kept.game_files[stem] = file ?? null;
    else if (file) kept.languages[stem.slice("messages-".length)] = file;
  }));
  return kept;
}

// Caches files and returns whether all of them are available.
async function fetchedFiles(names) {
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(names.map(async (name) => {
      if (!(await cache.match(name))) await cache.put(name, await fetched(name));
    }));
    return true;
  } catch {
    return false;
  }
}

async function fetched(name) {
  const { sum, kind } = BUILD.files[name];
  const found = await fetch(name, { cache: "reload" });
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  const bytes = await found.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const is = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (is !== sum) throw new Error(`${name} is of another build`);
  return new Response(bytes, { headers: { "Content-Type": kind } });
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith("soloist-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

async function file(name) {
  const cache = await caches.open(CACHE);
  return (await cache.match(name)) ?? fetched(name);
}

// Runs everything that uses the program or its games in sequence.
let order = Promise.resolve();
function inOrder(act) {
  const done = order.then(act);
  order = done.catch(() => {});
  return done;
}

async function answer(request) {
  const { pathname, search } = new URL(request.url);
  const [own, sent] = await Promise.all([cookies(), request.method === "POST" ? request.arrayBuffer() : 0]);
  const said = [...request.headers, ...origin(request), ...here(), ...languages()];
  const head = { method: request.method, address: pathname + search, headers: said, cookies: own };
  const body = new Uint8Array(sent);
  const begun = performance.now();
  let told;
  try {
    told = await inOrder(() => asked(head, body));
  } catch (problem) {
    console.error(problem);
    return brokenDown(request.referrer);
  }
  if (told.head.thinks) thinkOn();
  const { status, headers } = told.head;
  headers.push(["server-timing", `program;dur=${performance.now() - begun}`]);
  const where = headers.find(([name]) => name === "location");
  if (where) return Response.redirect(new URL(where[1], location.href), status);
  return new Response(status === 204 ? null : told.body, { status, headers });
}

// The origin of a form's page: a worker does not see that header. Pages of the program always send
// a referrer; a page of another site can hide its own, but cannot pose as one of ours.
function origin(request) {
  if (request.method === "GET" || request.method === "HEAD" || request.headers.has("origin")) return [];
  const from = URL.canParse(request.referrer) ? new URL(request.referrer).origin : "null";
  return [["origin", from]];
}

// The address of this site, for links: a worker does not see that header.
function here() {
  return [["host", location.host], ["x-forwarded-proto", location.protocol.slice(0, -1)]];
}

// The preferred languages: a worker does not see that header.
function languages() {
  return navigator.languages?.length ? [["accept-language", navigator.languages.join()]] : [];
}

// The cookies that the page itself has set.
async function cookies() {
  const all = (await self.cookieStore?.getAll()) ?? [];
  return all.map(({ name, value }) => `${name}=${value}`).join("; ");
}

// Sends a request to the program and stores its changes. If they cannot be stored, they are lost:
// the program restarts from what is stored and refuses with the reason.
async function asked(head, body) {
  for (let tries = 1; ; tries += 1) {
    const told = await run("answer", head, body);
    try {
      await keep(told.head.changes);
      const { lacks } = told.head;
      if (!lacks.length || !(await fetchedFiles(lacks))) return told;
      program = null;
      // What has changed something is not asked again.
      if (Object.values(told.head.changes).some((all) => Object.keys(all).length)) return told;
    } catch (problem) {
      program = null;
      if (problem instanceof Overtaken && tries < TRIES) continue;
      if (head.closed) throw problem;
      head.closed = inWords(problem);
    }
  }
}

// Thinks in slices short enough that requests do not wait.
let thinking = false;
async function thinkOn() {
  if (thinking) return;
  thinking = true;
  try {
    while (await inOrder(slice)) await new Promise((next) => setTimeout(next));
  } catch (problem) {
    console.error(problem);
  }
  thinking = false;
}

async function slice() {
  const told = await run("think", SLICE);
  try {
    await keep(told.head.changes);
  } catch (problem) {
    // The restarted bots show why they are paused.
    program = begin(problem instanceof Overtaken ? null : inWords(problem));
    return false;
  }
  return told.head.thinks;
}

// The program, or a promise of it.
let program = null;
let compiled = null;

async function run(what, ...given) {
  program ??= begin(null);
  try {
    const { exports } = await program;
    if (what === "answer") {
      write(exports, given[0], given[1]);
      return read(exports, exports.answer());
    }
    return read(exports, exports.think(given[0]));
  } catch (problem) {
    program = null;
    throw problem;
  }
}

async function begin(closed) {
  compiled ??= WebAssembly.compileStreaming(file(PROGRAM));
  const now = () => performance.timeOrigin + performance.now();
  const made = await WebAssembly.instantiate(await compiled, { worker: { now } });
  let kept = { games: [], parts: [], cookies: {}, owned: {} };
  try {
    kept = await everything();
  } catch (problem) {
    closed = inWords(problem);
  }
  const entropy = [...crypto.getRandomValues(new Uint32Array(4))];
  const files = await keptFiles();
  write(made.exports, { entropy, kept, closed, ...files }, new Uint8Array());
  if (!made.exports.begin()) throw new Error("what is kept here cannot be read");
  // The files of games come while the first page is read, so that all can be played offline, in
  // each language that is kept.
  const wanted = (name) => isOfGame(name) && (!languageOf(name) || languageOf(name) in files.languages);
  fetchedFiles(Object.keys(BUILD.files).filter(wanted));
  return made;
}

// Messages are a length, a head and a body.
function write(exports, head, body) {
  const words = new TextEncoder().encode(JSON.stringify(head));
  const all = 4 + words.length + body.length;
  const place = exports.room(all);
  const memory = exports.memory.buffer;
  new DataView(memory).setUint32(place, words.length, true);
  new Uint8Array(memory).set(words, place + 4);
  new Uint8Array(memory).set(body, place + 4 + words.length);
}

function read(exports, length) {
  if (!length) throw new Error("the program does not understand");
  const message = exports.memory.buffer.slice(...[0, length].map((end) => (exports.room(length) >>> 0) + end));
  const head = 4 + new DataView(message).getUint32(0, true);
  return { head: JSON.parse(new TextDecoder().decode(message.slice(4, head))), body: message.slice(head) };
}

// Another worker, perhaps of an older build, has stored a different change of the same game first.
class Overtaken extends Error {}

let opened = null;
function store() {
  opened ??= new Promise((open, refused) => {
    const asked = indexedDB.open("soloist", FORM);
    asked.onupgradeneeded = () => {
      const there = asked.result.objectStoreNames;
      for (const [name, how] of Object.entries(STORES)) {
        if (!there.contains(name)) asked.result.createObjectStore(name, how);
      }
    };
    asked.onerror = () => refused(asked.error);
    asked.onsuccess = () => {
      const gone = () => { opened = null; program = null; };
      asked.result.onclose = gone;
      asked.result.onversionchange = () => { asked.result.close(); gone(); };
      open(asked.result);
    };
  });
  opened.catch(() => { opened = null; });
  return opened;
}

async function everything() {
  const look = (await store()).transaction(Object.keys(STORES));
  const all = (name, what) => new Promise((found, refused) => {
    const asked = look.objectStore(name)[what]();
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => refused(asked.error);
  });
  const named = async (name) => {
    const [names, values] = await Promise.all([all(name, "getAllKeys"), all(name, "getAll")]);
    return Object.fromEntries(names.map((key, nth) => [key, values[nth]]));
  };
  const [games, parts, cookies, owned] = await Promise.all([
    all("games", "getAll"), all("parts", "getAll"), named("cookies"), named("owned"),
  ]);
  return { games, parts, cookies, owned };
}

// Stores everything or nothing.
async function keep({ was, games, parts, cookies, owned }) {
  const none = [was, cookies, owned].every((all) => !Object.keys(all).length);
  if (none && !parts.length) return;
  const change = (await store()).transaction(Object.keys(STORES), "readwrite", { durability: "strict" });
  const rows = Object.fromEntries(Object.keys(STORES).map((name) => [name, change.objectStore(name)]));
  const done = new Promise((kept, refused) => {
    let overtaken = null;
    let left = Object.keys(was).length;
    change.oncomplete = kept;
    change.onabort = () => refused(overtaken ?? change.error);
    for (const [id, revision] of Object.entries(was)) {
      rows.games.get(id).onsuccess = ({ target }) => {
        if ((target.result?.revision ?? null) !== revision) {
          overtaken = new Overtaken(id);
          change.abort();
        } else if (!--left) {
          // All requests have been issued, so the transaction can commit without waiting for each
          // to finish.
          change.commit();
        }
      };
    }
  });
  const now = new Set(games.map(({ id }) => id));
  for (const id of Object.keys(was).filter((id) => !now.has(id))) {
    rows.games.delete(id);
    rows.parts.delete(IDBKeyRange.bound([id], [id, []]));
  }
  for (const game of games) rows.games.put(game);
  for (const part of parts) {
    if (part.texts.length) rows.parts.put(part);
    else rows.parts.delete([part.id, part.part]);
  }
  for (const [name, value] of Object.entries(cookies)) rows.cookies.put(value, name);
  for (const [game, own] of Object.entries(owned)) rows.owned.put(own, game);
  await done;
}

function inWords(problem) {
  const full = problem?.name === "QuotaExceededError";
  const why = full ? "there is no room left for this site" : "it lets this site keep nothing";
  return `this browser has not kept the change: ${why}. Nothing was changed; games that are kept are as they were`;
}

// The page for an error that not even the program can report.
function brokenDown(from) {
  const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>This went wrong</title><h1>This went wrong</h1><p>${BROKEN} <a href="/">Back</a>`;
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Location": from || "/" };
  return new Response(page, { status: 500, headers });
}
