// Before the page is drawn: marks that scripts run, and applies the stored appearance.
(() => {
  const root = document.documentElement;
  root.classList.add("scripted");
  const known = {
    theme: ["light", "dark"],
    contrast: ["usual", "more"],
    colours: ["safe"],
    size: ["115", "130"],
    motion: ["less"],
    sound: ["on"],
  };
  for (const [name, values] of Object.entries(known)) {
    let value = null;
    try { value = localStorage.getItem(name); } catch { /* no storage: the system's setting holds */ }
    if (values.includes(value)) root.dataset[name] = value;
  }
  if (!root.dataset.contrast && matchMedia("(prefers-contrast: more)").matches) root.dataset.contrast = "more";
})();
