import { findNodeAtLocation, type JSONPath, type Node } from 'jsonc-parser';
import type { Copy, MovingEdit } from './edits.ts';
import { indentAt, indentOf, isOneLine, lineEndOf } from './style.ts';

/** The innermost object on the way to a path that has no value yet. */
function innermost(tree: Node, path: JSONPath): { object: Node; keys: string[] } {
  for (let depth = path.length - 1; depth > 0; depth -= 1) {
    const object = findNodeAtLocation(tree, path.slice(0, depth));
    if (object) return { object, keys: path.slice(depth).map(String) };
  }
  return { object: tree, keys: path.map(String) };
}

/** The text of a value with its further lines indented for another place, and where each line came from. */
function reindented(
  text: string,
  { offset, length }: Node,
  { at, old, indent }: { at: number; old: string; indent: string },
): { value: string; copies: Copy[] } {
  let value = '';
  let from = offset;
  const copies: Copy[] = [];
  for (const [index, line] of text
    .slice(offset, offset + length)
    .split(/(?<=\n)/)
    .entries()) {
    const isMoved = index > 0 && line.startsWith(old);
    const skipped = isMoved ? old.length : 0;
    if (isMoved) value += indent;
    copies.push({ at: at + value.length, from: from + skipped, length: line.length - skipped });
    value += line.slice(skipped);
    from += line.length;
  }
  return { value, copies };
}

/** How the entries of an object are separated: at a level below them, counted from them. */
function breaks(text: string, { offset, length, children = [] }: Node) {
  const isInline =
    children.length > 0 ? !text.slice(offset, offset + length).includes('\n') : isOneLine(text);
  const [unit, own, last] = [indentOf(text), indentAt(text, offset), children.at(-1)];
  const ofLast = last && indentAt(text, last.offset);
  // An entry that begins its line shows how far entries are indented.
  const isFirst = last && text.slice(0, last.offset).endsWith(`\n${ofLast}`);
  const base = isFirst ? (ofLast ?? '') : own + unit;
  const indent = (level: number) => (level < 0 ? own : base + unit.repeat(level));
  const gap = (level: number) => (isInline ? ' ' : lineEndOf(text) + indent(level));
  return { isInline, indent, gap };
}

/** The edits that write a property's value at a path that has none yet, as the last entry of its object: as it is written, comments included. */
export function insertion(text: string, tree: Node, property: Node, to: JSONPath): MovingEdit[] {
  const [key, value] = property.children ?? [];
  const { object, keys } = innermost(tree, to);
  if (!key || !value) return [];
  const { isInline, indent, gap } = breaks(text, object);
  const parents = keys.slice(0, -1);
  const name = JSON.stringify(keys.at(-1));
  const opening = parents.map((parent, at) => `${JSON.stringify(parent)}: {${gap(at + 1)}`);
  const closing = parents.map((_, at) => `${gap(parents.length - 1 - at)}}`).join('');
  const lead = gap(0) + opening.join('');
  const head = `${lead}${name}: `;
  const old = indentAt(text, property.offset);
  const moved = reindented(text, value, {
    at: head.length,
    old,
    indent: isInline ? old : indent(parents.length),
  });
  const copies = [
    { at: lead.length, from: key.offset, length: key.length },
    { at: lead.length + name.length, from: key.offset + key.length, length: 0 },
    ...moved.copies,
  ];
  const last = object.children?.at(-1);
  const close = object.offset + object.length - 1;
  const start = last ? last.offset + last.length : object.offset + 1;
  // Behind the comments of the last entry, but for those in its line.
  const offset = isInline ? start : start + text.slice(start, close).trimEnd().length;
  const trail = last || /\s/.test(text.slice(offset, close)) ? '' : gap(-1);
  const content = head + moved.value + closing + trail;
  const comma = { offset: start, length: 0, content: ',' };
  return [...(last ? [comma] : []), { offset, length: 0, content, copies }];
}
