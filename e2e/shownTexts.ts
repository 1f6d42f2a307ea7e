/**
 * What the page says in its own language: the texts that are displayed, and the names and hints of its elements. What is marked as being in
 * another language is not among them, nor what a player has typed. Runs in the page.
 */
export function shownTexts(): string[] {
  const texts = new Set<string>();
  const language = document.documentElement.lang;
  const isOurs = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('script, style, noscript') &&
    (element.closest('[lang]')?.getAttribute('lang') ?? language) === language;
  const add = (text: string | null | undefined) => {
    const plain = (text ?? '').replaceAll(/\s+/g, ' ').trim();
    if (plain) texts.add(plain);
  };
  add(document.title);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement && isOurs(node.parentElement)) add(node.textContent);
  }
  for (const name of ['aria-label', 'aria-description', 'alt', 'title', 'placeholder']) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      if (isOurs(element)) add(element.getAttribute(name));
    }
  }
  return [...texts];
}
