// Finds a helper's answers that something else covers, and digits that cover the words of their
// answer.
const wrong = [];
const name = (one) => one.textContent.trim().slice(0, 40);
const over = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
for (const one of document.querySelectorAll(".answer, .pick, .fact select, .field select")) {
  if (!one.checkVisibility()) continue;
  one.scrollIntoView({ block: "center" });
  const box = one.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (!one.contains(hit)) wrong.push(`${name(one)} lies under ${hit?.outerHTML.slice(0, 60)}`);
  const digit = one.querySelector(":scope > kbd");
  if (!digit?.checkVisibility()) continue;
  const place = digit.getBoundingClientRect();
  for (const beside of one.querySelectorAll(":scope > :not(kbd, input, .unseen)")) {
    const other = beside.getBoundingClientRect();
    if (other.width && over(place, other)) wrong.push(`the digit of ${name(one)} covers it`);
  }
  if (place.left < box.left || place.right > box.right || place.bottom > box.bottom) wrong.push(`the digit of ${name(one)} sticks out`);
}
if (document.documentElement.scrollWidth > innerWidth) wrong.push("wide");
scrollTo(0, 0);
return wrong;
