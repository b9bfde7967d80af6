// The pages around a game: options that depend on others, a file to import.

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

export function watchForms() {
  if (document.querySelector(".new-game")) {
    paint();
    document.addEventListener("change", paint);
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
