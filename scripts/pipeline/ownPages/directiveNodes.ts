import type { Paragraph, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { PageNode } from '#src/brand/ownPage.ts';
import { didYouMean } from '../validate/nearest.ts';
import { inlineNodes, plainText } from './inlineNodes.ts';
import { noteLink, type OpenPage, refuse } from './openPage.ts';

type ReadBlocks = (nodes: readonly RootContent[]) => PageNode[];

const TONES = ['info', 'warning'] as const;

const NAMES = { containerDirective: ['note', 'details'], leafDirective: ['button'] } as const;

const isTone = (tone: string): tone is (typeof TONES)[number] =>
  (TONES as readonly string[]).includes(tone);

/** The text in brackets after a container's name, which Markdown gives as its first paragraph. */
const labelOf = ({ children: [first] }: ContainerDirective): Paragraph | undefined =>
  first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;

function noteNode(node: ContainerDirective, page: OpenPage, read: ReadBlocks): PageNode[] {
  const tone = node.attributes?.tone ?? 'info';
  if (!isTone(tone)) {
    refuse(page, node, `A note has no tone "${tone}".`, didYouMean(tone, TONES));
    return [];
  }
  return [{ type: 'note', tone, children: read(node.children) }];
}

function detailsNode(node: ContainerDirective, page: OpenPage, read: ReadBlocks): PageNode[] {
  const label = labelOf(node);
  if (!label) {
    refuse(page, node, 'Details need a title.', 'write :::details[Title]');
    return [];
  }
  const title = plainText(inlineNodes(label.children, page));
  return [{ type: 'details', title, children: read(node.children.slice(1)) }];
}

function buttonNode(node: LeafDirective, page: OpenPage): PageNode[] {
  const to = node.attributes?.to ?? '';
  const label = plainText(inlineNodes(node.children, page));
  if (to === '' || label === '') {
    refuse(page, node, 'A button needs a text and an address.', 'write ::button[Text]{to=/route}');
    return [];
  }
  noteLink(page, node, to);
  return [{ type: 'button', to, label }];
}

/**
 * A component of an own page: `:::note`, `:::details[Title]` or `::button[Text]{to=/route}`. Any other is noted as a fault. `read` reads the
 * blocks within it.
 */
export function directiveNodes(
  node: ContainerDirective | LeafDirective,
  page: OpenPage,
  read: ReadBlocks,
): PageNode[] {
  if (node.type === 'leafDirective' && node.name === 'button') return buttonNode(node, page);
  if (node.type === 'containerDirective' && node.name === 'note') return noteNode(node, page, read);
  if (node.type === 'containerDirective' && node.name === 'details')
    return detailsNode(node, page, read);
  const written = node.type === 'leafDirective' ? '::' : ':::';
  const nearest = didYouMean(node.name, NAMES[node.type]);
  refuse(page, node, `There is no component ${written}${node.name}.`, nearest);
  return [];
}
