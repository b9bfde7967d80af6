// Replaces the browser's voice: records what it is given to say, across all pages of a tab.
(() => {
  const note = (what) => sessionStorage.setItem("heard", `${sessionStorage.getItem("heard") ?? ""}${what}\n`);
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  const voices = [{ lang: "en-GB", name: "Ann" }, { lang: "de-DE", name: "Udo" }, { lang: "en-US", name: "Bob", default: true }];
  const speak = (said) => {
    note(`${said.lang}, ${said.voice?.name ?? "no voice"}: ${said.text}`);
    if (window.mute) said.onerror?.({ error: "not-allowed" });
  };
  const value = { getVoices: () => voices, speak, cancel: () => note("stopped") };
  Object.defineProperty(window, "speechSynthesis", { value });
})();
