/**
 * The faults in the structure of the current page for screen reader users. Runs in the page. Axe checks names, landmarks and the like.
 */
export function structureFaults(): string[] {
  const faults: string[] = [];
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(shown);

  for (const one of ['main', 'h1']) {
    const count = document.querySelectorAll(one).length;
    if (count !== 1) faults.push(`there are ${count} of ${one}`);
  }

  let level = 0;
  for (const heading of all('main :is(h1, h2, h3, h4, h5, h6)')) {
    const next = Number(heading.localName.slice(1));
    if (next > level + 1)
      faults.push(`after level ${level} comes ${heading.outerHTML.slice(0, 120)}`);
    level = next;
  }

  for (const image of all('img:not([alt]), svg:not([aria-hidden=true], [role=img])')) {
    if (!image.closest('[aria-hidden=true]')) {
      faults.push(`it is read out without words: ${image.outerHTML.slice(0, 120)}`);
    }
  }

  // The taka sign precedes amounts in any language.
  const BENGALI_LETTER = /(?=\p{L})\p{Script=Bengali}/u;
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const holder = text.parentElement;
    const isBengali = BENGALI_LETTER.test(text.textContent ?? '');
    const spoken = holder?.closest('[lang]')?.getAttribute('lang') ?? '';
    if (holder && isBengali && !holder.closest('script') && !spoken.startsWith('bn')) {
      faults.push(`Bengali is read out as ${spoken}: ${text.textContent?.slice(0, 60)}`);
    }
  }
  return faults;
}
