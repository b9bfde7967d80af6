// Moves the first visible label in PLACE by BY pixels to the right. Returns its text.
for (const place of document.querySelectorAll("PLACE")) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.nodeValue.trim();
    const label = node.parentElement.closest("text") ?? node.parentElement;
    const box = label.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const inSight = box.width > 8 && box.left > 0 && box.right < innerWidth && box.top > 0 && box.bottom < innerHeight;
    const onTop = document.elementsFromPoint(x, y).slice(0, 3).some((one) => one === label || one.contains(label) || label.contains(one));
    if (words.length < 4 || label.closest("title, desc") || !inSight || !onTop) continue;
    const scale = label.ownerSVGElement ? label.getScreenCTM().a : 1;
    if (label.ownerSVGElement) label.style.translate = `${BY / scale}px 0`;
    else Object.assign(label.style, { position: BY ? "relative" : "", left: BY ? "BYpx" : "" });
    return words;
  }
}
return "nothing";
