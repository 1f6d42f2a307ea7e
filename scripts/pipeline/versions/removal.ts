import type { Node } from 'jsonc-parser';
import {
  createScanner,
  type Edit,
  findNodeAtLocation,
  type JSONPath,
  parseTree,
} from 'jsonc-parser';

/** jsonc-parser's kind of token for a comma. It exports its kinds as a `const enum`, which has no value at run time. */
const COMMA = 5;
const END_OF_FILE = 17;

/** The offset of the first comma from here on that is in no comment. */
function commaAfter(text: string, offset: number): number {
  const scanner = createScanner(text);
  scanner.setPosition(offset);
  for (let token = scanner.scan(); token !== END_OF_FILE; token = scanner.scan()) {
    if (Number(token) === COMMA) return scanner.getTokenOffset();
  }
  return text.length;
}

/** A range to delete, with its line if nothing else is on it. */
function deletion(text: string, start: number, end: number): Edit {
  const [indent = ''] = /\r?\n[ \t]*$/.exec(text.slice(0, start)) ?? [];
  const [rest = ''] = /^[ \t]*(?=\r?\n)/.exec(text.slice(end)) ?? [];
  const isAlone = indent !== '' && /^[ \t]*\r?\n/.test(text.slice(end));
  if (isAlone) {
    const offset = start - indent.length;
    return { offset, length: end + rest.length - offset, content: '' };
  }
  const [gap = ''] = /^[ \t]*/.exec(text.slice(end)) ?? [];
  return { offset: start, length: end + gap.length - start, content: '' };
}

/** Removes a property and its comma. Comments stay, which jsonc-parser's own removal takes along. */
function removalOf(text: string, property: Node): Edit[] {
  const { offset, length, parent } = property;
  const end = offset + length;
  const siblings = parent?.children ?? [];
  const at = siblings.indexOf(property);
  if (at < siblings.length - 1) return [deletion(text, offset, commaAfter(text, end) + 1)];
  const previous = siblings[at - 1];
  const own = deletion(text, offset, end);
  if (!previous) return [own];
  const comma = commaAfter(text, previous.offset + previous.length);
  if (own.offset <= comma + 1) {
    return [{ offset: comma, length: own.offset + own.length - comma, content: '' }];
  }
  return [{ offset: comma, length: 1, content: '' }, own];
}

/** Whether there is nothing between the braces of an object, not even a comment. */
const isBlank = (text: string, { offset, length }: Node): boolean =>
  text.slice(offset + 1, offset + length - 1).trim() === '';

/** The edits that remove the value at a path from an object; none if there is no value. */
export function removal(text: string, path: JSONPath): Edit[] {
  const tree = parseTree(text);
  const property = tree && findNodeAtLocation(tree, path)?.parent;
  return property?.type === 'property' ? removalOf(text, property) : [];
}

/** Whether the value at a path is an object with nothing in it. */
export function isEmptyObject(text: string, path: JSONPath): boolean {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, path);
  return node?.type === 'object' && isBlank(text, node);
}
