/** Unchanged when words become longer: times, codes, and texts outside the story. */
const KEPT = 'script, style, time, code, option, .sb-wrapper, [data-clips]';

/** The original of each text of the story. */
const originals = new WeakMap<Node, string>();

/**
 * Replaces each text of the story by the result of `change` for the original. A text is kept by its node, since some come and go while
 * loading. Runs in the page.
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
