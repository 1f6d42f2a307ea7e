import type { PhrasingContent } from 'mdast';
import type { InlineNode } from '#src/brand/ownPage.ts';
import { noteLink, type OpenPage, placeOf, refuse } from './openPage.ts';

/** The Markdown of a node as written. */
function source(node: PhrasingContent, page: OpenPage): string {
  const { offset, length } = placeOf(node);
  return page.text.slice(offset, offset + length);
}

function inlineNode(node: PhrasingContent, page: OpenPage): InlineNode[] {
  switch (node.type) {
    case 'text':
      return [node.value.replace(/\s*\n\s*/g, ' ')];
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: inlineNodes(node.children, page) }];
    case 'link':
      noteLink(page, node, node.url);
      return [{ type: 'link', to: node.url, children: inlineNodes(node.children, page) }];
    case 'break':
      return [{ type: 'break' }];
    // A colon before a word, as in "at 18:30", is text.
    case 'textDirective':
      return [source(node, page)];
    case 'html':
      refuse(page, node, 'A page has Markdown only, no HTML.');
      return [];
    case 'image':
    case 'imageReference':
      refuse(page, node, 'A page has one picture, which its entry in the manifest names.');
      return [];
    case 'linkReference':
      refuse(page, node, 'A link is written with its address: [text](/route).');
      return [];
    default:
      refuse(page, node, 'A page cannot have this kind of text.');
      return [];
  }
}

/** Text with formatting, as nodes of an own page. Anything else is noted as a fault. */
export const inlineNodes = (nodes: readonly PhrasingContent[], page: OpenPage): InlineNode[] =>
  nodes.flatMap((node) => inlineNode(node, page));

/** The text of nodes without formatting. */
export const plainText = (nodes: readonly InlineNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return node.type === 'break' ? ' ' : plainText(node.children);
    })
    .join('');
