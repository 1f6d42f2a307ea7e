/** What stays as it is when words become longer: moments, codes, and what is not the story's. */
export const KEPT = 'script, style, time, code, option, .sb-wrapper, [data-clips]';

/** Every run of words of the story, in the order of the document. Runs in the page. */
export function readTexts(kept: string): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(kept)) texts.push(node.nodeValue ?? '');
  }
  return texts;
}

/** Puts others in their place, in the same order. Runs in the page. */
export function writeTexts({ kept, texts }: { kept: string; texts: readonly string[] }): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(kept)) nodes.push(node);
  }
  nodes.forEach((node, at) => {
    node.nodeValue = texts[at] ?? node.nodeValue;
  });
}
