// Makes and uses passkeys. A form with `data-passkey` ("new" or "use") fetches the options from
// `data-begin`, asks the browser, and is sent with what the browser answered. What can go wrong is
// said in words that the form carries.

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const decoded = (list) => (list ?? []).map((known) => ({ ...known, id: bytes(known.id) }));

async function make(options) {
  const { user, challenge, excludeCredentials } = options;
  const publicKey = { ...options, challenge: bytes(challenge), user: { ...user, id: bytes(user.id) }, excludeCredentials: decoded(excludeCredentials) };
  const { response, authenticatorAttachment } = await navigator.credentials.create({ publicKey });
  return {
    attestationObject: text(response.attestationObject),
    authenticatorAttachment,
    clientDataJSON: text(response.clientDataJSON),
    clientExtensionResults: {},
    transports: response.getTransports?.() ?? [],
    type: "public-key",
  };
}

async function use(options) {
  const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: decoded(options.allowCredentials) };
  const { id, response, authenticatorAttachment } = await navigator.credentials.get({ publicKey });
  return {
    authenticatorAttachment,
    authenticatorData: text(response.authenticatorData),
    clientDataJSON: text(response.clientDataJSON),
    clientExtensionResults: {},
    id,
    signature: text(response.signature),
    type: "public-key",
    userHandle: response.userHandle && text(response.userHandle),
  };
}

// Why it did not work: of the words that the form has, the key of the right ones.
function reason(problem) {
  if (problem.name === "NotAllowedError" || problem.name === "AbortError") return "cancelled";
  if (problem.name === "InvalidStateError") return "known";
  return "failed";
}

function say(form, words) {
  const line = form.querySelector("[role=alert]");
  line.textContent = words;
  line.hidden = !words;
}

async function run(form) {
  if (!window.PublicKeyCredential) return say(form, form.dataset.unsupported);
  say(form, "");
  form.ariaBusy = "true";
  try {
    const begun = await fetch(form.dataset.begin, { method: "POST", body: new URLSearchParams(new FormData(form)) });
    const options = await begun.json();
    if (!begun.ok) return say(form, options.problem);
    const answer = await (form.dataset.passkey === "new" ? make(options) : use(options));
    form.elements.answer.value = JSON.stringify(answer);
    form.submit();
  } catch (problem) {
    say(form, form.dataset[reason(problem)]);
  } finally {
    form.ariaBusy = null;
  }
}

for (const form of document.querySelectorAll("form[data-passkey]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (form.ariaBusy !== "true") run(form);
  });
}
