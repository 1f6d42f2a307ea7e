/** What stays as it is when words become longer: moments, codes, and what is not the story's. */
const KEPT = 'script, style, time, code, option, .sb-wrapper, [data-clips]';

/** What each text of the story was before it was changed. */
const originals = new WeakMap<Node, string>();

/**
 * Puts another text in the place of each of the story: what `change` makes of the original. A text goes with the place it was found in,
 * for some come and go with what loads. Runs in the page.
 */
export function changeTexts(change: (original: string) => string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest(KEPT)) continue;
    const original = originals.get(node) ?? node.nodeValue ?? '';
    originals.set(node, original);
    node.nodeValue = change(original);
  }
}
