import type { BuiltPicture } from '#src/brand/page.ts';

/** Text of an own page with its formatting. */
export type InlineNode =
  | string
  | { type: 'strong' | 'emphasis'; children: InlineNode[] }
  | { type: 'link'; to: string; children: InlineNode[] }
  | { type: 'break' };

/** A part of an own page: the closed set that its Markdown can have. */
export type PageNode =
  | { type: 'heading'; level: 2 | 3; id: string; children: InlineNode[] }
  | { type: 'paragraph'; children: InlineNode[] }
  | { type: 'list'; ordered: boolean; start: number; items: PageNode[][] }
  | { type: 'quote'; children: PageNode[] }
  | { type: 'rule' }
  | { type: 'table'; head: InlineNode[][]; rows: InlineNode[][][] }
  | { type: 'note'; tone: 'info' | 'warning'; children: PageNode[] }
  | { type: 'details'; title: string; children: PageNode[] }
  | { type: 'button'; to: string; label: string };

/** The content of an own page in one language; the build writes it as JSON among the messages. */
export interface OwnPageContent {
  /** At the head of the page, with its text for those who do not see it. */
  picture?: BuiltPicture & { alt: string };
  nodes: PageNode[];
}

/**
 * The message namespace of an own page: `description`, and `content`, an `OwnPageContent` as JSON. Its title is the message of this name
 * among those of the modules, as every page has it in its menus.
 */
export const ownPageNamespace = (slug: string): string => `page-${slug}`;

/** The route of an own page. */
export const ownPageRoute = (slug: string): string => `/pages/${slug}`;
