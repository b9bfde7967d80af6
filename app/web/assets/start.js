// Installs the program on this device, and opens it when ready.
const says = document.getElementById("says");
const ways = document.getElementById("open");
const say = (words) => { says.textContent = words; };

// Stays here if this page was requested itself; otherwise continues to the requested page.
function open() {
  say("The program is on this device.");
  ways.hidden = false;
  if (!location.pathname.endsWith("/index.html")) location.reload();
}

function installed(worker) {
  return new Promise((there, failed) => {
    const look = () => {
      if (worker.state === "activated") there();
      if (worker.state === "redundant") failed(new Error("not all of it came"));
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

async function start() {
  if (!("serviceWorker" in navigator) || !globalThis.WebAssembly) {
    const why = isSecureContext ? "is too old for it, or in a private window" : "lets a page do this only under an address that begins with https";
    say(`This browser cannot keep a program: it ${why}.`);
    return;
  }
  say("The program is coming to this device…");
  try {
    const place = await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" });
    await installed(place.active ?? place.waiting ?? place.installing);
    // Asks for persistent storage, so that a browser short of space does not evict the games.
    await navigator.storage?.persist?.();
    open();
  } catch (problem) {
    say(`The program did not come to this device: ${problem.message}. Load this page again to try once more.`);
  }
}

start();
