// Appearance settings: a choice takes effect at once and is stored; theme.js applies it before a
// page is drawn.
const root = document.documentElement;

function kept(name) {
  try { return localStorage.getItem(name) ?? ""; } catch { return root.dataset[name] ?? ""; }
}

export function paintLook() {
  for (const button of document.querySelectorAll('[data-act="look"]')) button.hidden = false;
}

export function watchLook() {
  const look = document.getElementById("look");
  look?.addEventListener("beforetoggle", () => {
    for (const input of look.querySelectorAll("[data-look]")) input.checked = input.value === kept(input.dataset.look);
  });
  look?.querySelector("[data-language]")?.addEventListener("submit", ({ target }) => {
    target.elements.back.value = location.pathname + location.search + location.hash;
  });
  look?.addEventListener("change", ({ target }) => {
    const { look: name } = target.dataset;
    if (!name) return;
    if (target.value) root.dataset[name] = target.value;
    else delete root.dataset[name];
    try {
      if (target.value) localStorage.setItem(name, target.value);
      else localStorage.removeItem(name);
    } catch { /* only for this page then */ }
    if (name === "contrast" && !target.value && matchMedia("(prefers-contrast: more)").matches) root.dataset.contrast = "more";
  });
  look?.addEventListener("keydown", (event) => event.stopPropagation());
}
