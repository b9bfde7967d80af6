// Replaces the page by one with a single visual fault, named by the first argument.
document.body.innerHTML = '<div class="app"><div class="play"></div></div>';
const app = document.querySelector(".app");
const play = document.querySelector(".play");
const put = (tag, style, text = "", into = app) => {
  const element = document.createElement(tag);
  Object.assign(element.style, { position: "absolute", left: "40px", top: "100px", margin: "0", font: "16px sans-serif", ...style });
  element.textContent = text;
  into.append(element);
  return element;
};
const answer = (style, into = app) => put("button", style, "An answer", put("div", { position: "static" }, "", into)).parentElement.classList.add("choice");
const narrow = { width: "60px", overflow: "hidden", whiteSpace: "nowrap" };
({
  nothing: () => put("p", {}, "A line of text"),
  small: () => put("p", { fontSize: "12px" }, "A line of text"),
  cut: () => put("p", narrow, "A line of text"),
  shortened: () => put("p", { ...narrow, textOverflow: "ellipsis" }, "A line of text"),
  crossed: () => [40, 50].map((left) => put("p", { left: `${left}px` }, "A line of text")),
  covered: () => [put("p", {}, "A line of text"), put("div", { width: "200px", height: "40px", background: "white" })],
  piled: () => [40, 50].map((left) => put("div", { left: `${left}px`, width: "24px", height: "24px" }, "", play).dataset.piece = `piece-${left}`),
  scrolled: () => put("div", { position: "static", width: "300px", height: "20px" }, "", put("div", { width: "100px", height: "40px", overflow: "auto" })),
  wide: () => put("div", { width: "600px", height: "20px" }),
  target: () => put("button", { width: "30px", height: "30px", padding: "0" }, "A"),
  sheet: () => {
    const prompt = put("div", { position: "fixed", top: "50%", bottom: "0" });
    prompt.id = "prompt";
    put("div", {}, "", prompt).className = "choose";
  },
  unseen: () => answer({ position: "fixed", top: `${innerHeight - 10}px` }),
  tall: () => put("div", { height: `${innerHeight * 2}px`, width: "20px" }),
})[arguments[0]]();
