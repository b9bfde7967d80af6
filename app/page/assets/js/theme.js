// Before the page is drawn: says that scripts run, and keeps the theme that was chosen.
(() => {
  const root = document.documentElement;
  root.classList.add("scripted");
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch { /* no storage: the system's setting holds */ }
})();
