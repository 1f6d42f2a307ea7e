/** The left edge at which a letter of a text is first painted, in px. Letters are not painted in their order in texts of two directions. */
export function paintedAt(element: Element, letter: string): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const at = text.textContent?.indexOf(letter) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().left;
  }
  throw new Error(`“${letter}” is not in “${element.textContent}”.`);
}
