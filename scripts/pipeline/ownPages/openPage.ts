import type { Node } from 'mdast';
import type { PageFault } from './pageFault.ts';

/** A link of a page, with the place of its Markdown. */
export interface PageLink {
  to: string;
  offset: number;
  length: number;
}

/** The page that is being read, with what was found in it. */
export interface OpenPage {
  text: string;
  faults: PageFault[];
  links: PageLink[];
  /** The anchors given to headings so far. */
  ids: Set<string>;
}

/** Where a node's Markdown stands in the file. */
export function placeOf({ position }: Node): { offset: number; length: number } {
  const offset = position?.start.offset ?? 0;
  return { offset, length: (position?.end.offset ?? offset) - offset };
}

/** Notes that a node is not allowed. */
export function refuse(page: OpenPage, node: Node, reason: string, suggestion?: string): void {
  page.faults.push({
    ...{ ...placeOf(node), rule: 'page-markdown', reason },
    ...(suggestion !== undefined && { suggestion }),
  });
}

/** Notes a link, to be checked against the pages of the brand. */
export const noteLink = (page: OpenPage, node: Node, to: string): void => {
  page.links.push({ to, ...placeOf(node) });
};
