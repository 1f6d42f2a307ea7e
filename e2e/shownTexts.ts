/**
 * The texts of the current page that people see or hear: text nodes and the attributes that are shown or read out. Runs in the page, so it
 * is self-contained. What is declared to be in another language, as what players wrote and the names of languages are, is left out.
 */
export function shownTexts(): string[] {
  const ATTRIBUTES = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
  const found = new Set<string>();
  const add = (text: string | null): void => {
    const plain = text?.replace(/\s+/g, ' ').trim();
    if (plain) found.add(plain);
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('script, style, noscript, [hreflang], body [lang]');

  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node.parentElement && isShown(node.parentElement)) add(node.textContent);
  }
  for (const name of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (isShown(element)) add(element.getAttribute(name));
    }
  }
  add(document.title);
  return [...found];
}
