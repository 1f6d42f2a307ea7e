import type { Heading, List, RootContent, Table } from 'mdast';
import type { PageNode } from '#src/brand/ownPage.ts';
import { directiveNodes } from './directiveNodes.ts';
import { inlineNodes, plainText } from './inlineNodes.ts';
import { type OpenPage, refuse } from './openPage.ts';

/** The anchor of a heading: its letters and digits in lower case, numbered if it is taken. */
function anchorOf(title: string, { ids }: OpenPage): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  let id = name || 'part';
  for (let count = 2; ids.has(id); count += 1) id = `${name || 'part'}-${count}`;
  ids.add(id);
  return id;
}

function headingNode(node: Heading, page: OpenPage): PageNode[] {
  if (node.depth !== 2 && node.depth !== 3) {
    const reason = 'Headings of a page have two or three #: its title is the first heading.';
    refuse(page, node, reason, 'write ## or ###');
    return [];
  }
  const children = inlineNodes(node.children, page);
  return [
    { type: 'heading', level: node.depth, id: anchorOf(plainText(children), page), children },
  ];
}

const listNode = ({ ordered, start, children }: List, page: OpenPage): PageNode => ({
  type: 'list',
  ordered: ordered === true,
  start: start ?? 1,
  items: children.map((item) => blockNodes(item.children, page)),
});

function tableNode(node: Table, page: OpenPage): PageNode {
  const rows = node.children.map((row) =>
    row.children.map((cell) => inlineNodes(cell.children, page)),
  );
  const [head = [], ...others] = rows;
  return { type: 'table', head, rows: others };
}

function blockNode(node: RootContent, page: OpenPage): PageNode[] {
  switch (node.type) {
    case 'heading':
      return headingNode(node, page);
    case 'paragraph':
      return [{ type: 'paragraph', children: inlineNodes(node.children, page) }];
    case 'list':
      return [listNode(node, page)];
    case 'blockquote':
      return [{ type: 'quote', children: blockNodes(node.children, page) }];
    case 'thematicBreak':
      return [{ type: 'rule' }];
    case 'table':
      return [tableNode(node, page)];
    case 'containerDirective':
    case 'leafDirective':
      return directiveNodes(node, page, (children) => blockNodes(children, page));
    case 'html':
      refuse(page, node, 'A page has Markdown only, no HTML.');
      return [];
    default:
      refuse(page, node, 'A page cannot have this kind of block.');
      return [];
  }
}

/** Blocks of Markdown, as nodes of an own page. Anything outside the closed set is noted as a fault. */
export const blockNodes = (nodes: readonly RootContent[], page: OpenPage): PageNode[] =>
  nodes.flatMap((node) => blockNode(node, page));
