// The pages around a game: options that depend on others, importing a file, sharing a link.

function applies(field) {
  const named = document.querySelectorAll(`[name="${CSS.escape(field.dataset.when)}"]`);
  const values = [...named].filter((input) => !/radio|checkbox/.test(input.type) || input.checked).map((input) => input.value);
  return values.some((value) => field.dataset.whenValues.split(" ").includes(value));
}

function paint() {
  for (const field of document.querySelectorAll("[data-when]")) {
    const shown = applies(field);
    field.hidden = !shown;
    for (const input of field.querySelectorAll("input, select")) input.disabled = !shown;
  }
}

// Shows the chosen options in a line beside the button that starts the game.
function say() {
  const line = document.getElementById("says");
  const fields = [...document.querySelectorAll(".setup-groups fieldset.field:not(.fold *)")].filter((field) => !field.hidden);
  const words = fields.flatMap((field) => {
    const title = field.querySelector("legend").textContent;
    const [kind] = field.querySelectorAll("input:is([type=radio], [type=checkbox])");
    const ticked = [...field.querySelectorAll("input:checked")];
    if (kind?.type === "radio") return ticked.map((input) => `${title}: ${(input.parentElement.querySelector("b") ?? input.parentElement.querySelector("span")).textContent}`);
    if (!ticked.length) return [];
    return [field.querySelectorAll("input[type=checkbox]").length === 1 ? title : `${title}: ${ticked.length}`];
  });
  line.textContent = words.join(". ") + ".";
  line.hidden = !words.length;
}

// Copies a link, or shares it through the device.
function watchLink() {
  const copy = document.querySelector("[data-copy]");
  if (!copy) return;
  const link = document.getElementById(copy.dataset.copy);
  link.addEventListener("focus", () => link.select());
  copy.hidden = !navigator.clipboard;
  copy.addEventListener("click", async () => {
    await navigator.clipboard.writeText(link.value);
    copy.textContent = copy.dataset.done;
  });
  const share = document.querySelector("[data-share]");
  share.hidden = !navigator.share;
  // Closing the share dialog is not an error.
  share.addEventListener("click", () => navigator.share({ url: link.value }).catch(() => {}));
}

// The buttons beside a number.
function step(event) {
  const button = event.target.closest?.("[data-step]");
  if (!button) return;
  const field = button.parentElement.querySelector("[type=number]");
  if (button.dataset.step > 0) field.stepUp();
  else field.stepDown();
  counted({ target: field });
}

// Whether an answer is counted at all, for the style: it sees no value that was entered.
function counted({ target }) {
  target.closest?.(".tick-also.stepper")?.toggleAttribute("data-some", target.value > 0);
}

export function watchForms() {
  document.addEventListener("click", step);
  document.addEventListener("input", counted);
  watchLink();
  if (document.querySelector(".new-game")) {
    const both = () => { paint(); say(); };
    both();
    document.querySelector(".new-game").addEventListener("change", both);
  }
  const field = document.querySelector("[data-file-field]");
  if (!field) return;
  field.hidden = false;
  field.querySelector("input").addEventListener("change", async (event) => {
    const file = event.target.files[0];
    if (!file) return;
    const form = event.target.form;
    form.elements.save.value = await file.text();
    if (!form.elements.name.value) form.elements.name.value = file.name.replace(/\.[^.]*$/, "");
  });
}
