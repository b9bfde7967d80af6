// Brings the program to this device, and opens it once it is there.
const says = document.getElementById("says");
const ways = document.getElementById("open");
const say = (words) => { says.textContent = words; };

// Whoever asked for this very page reads it; everybody else is led on.
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
    // Asked for, so that a browser that needs room takes it elsewhere.
    await navigator.storage?.persist?.();
    open();
  } catch (problem) {
    say(`The program did not come to this device: ${problem.message}. Load this page again to try once more.`);
  }
}

start();
