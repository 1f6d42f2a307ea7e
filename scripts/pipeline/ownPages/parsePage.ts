import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { directive } from 'micromark-extension-directive';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { PageNode } from '#src/brand/ownPage.ts';
import { blockNodes } from './blockNodes.ts';
import { readFrontMatter } from './frontMatter.ts';
import type { PageLink } from './openPage.ts';
import type { PageFault } from './pageFault.ts';

/** A page as its Markdown says it. */
export interface ParsedPage {
  title: string;
  description: string;
  nodes: PageNode[];
  links: PageLink[];
  faults: PageFault[];
}

/**
 * Parses a page's file: a YAML head and Markdown with tables and directives. Only the closed set of `PageNode` is allowed; all else is a
 * fault. Never throws.
 */
export function parsePage(text: string): ParsedPage {
  const { title, description, end, faults } = readFrontMatter(text);
  // Spaces in place of the head keep every offset.
  const body = text.slice(0, end).replace(/[^\n]/g, ' ') + text.slice(end);
  const root = fromMarkdown(body, {
    extensions: [directive(), gfmTable()],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown()],
  });
  const page = { text, faults, links: [] as PageLink[], ids: new Set<string>() };
  const nodes = blockNodes(root.children, page);
  const broken = text.indexOf('\ufffd');
  if (broken >= 0) {
    const reason = 'The file is not text in UTF-8.';
    const place = { offset: broken, length: 1 };
    faults.push({ ...place, rule: 'page', reason, suggestion: 'save the file as "UTF-8"' });
  }
  if (nodes.length === 0 && faults.length === 0) {
    const reason = 'The page has no text below its head.';
    faults.push({ offset: end, length: 0, rule: 'page', reason });
  }
  return { title, description, nodes, links: page.links, faults };
}
