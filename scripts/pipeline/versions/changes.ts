import { isDeepStrictEqual } from 'node:util';
import {
  type Edit,
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  modify,
  type Node,
  parseTree,
} from 'jsonc-parser';
import { type EditedText, edited, narrowed } from './edits.ts';
import { insertion } from './insertion.ts';
import { isEmptyObject, removal } from './removal.ts';
import { isOneLine, styleOf } from './style.ts';

/** One difference between two versions of a file, in both directions. A file that has nothing of it stays as it is. */
export interface Change {
  up: (text: EditedText) => EditedText;
  down: (text: EditedText) => EditedText;
}

const nodeAt = (text: string, path: JSONPath): Node | undefined => {
  const tree = parseTree(text);
  return tree && findNodeAtLocation(tree, path);
};

const written = (
  text: EditedText,
  path: JSONPath,
  value: unknown,
  place?: (properties: string[]) => number,
): EditedText =>
  edited(
    text,
    modify(text.text, path, value, {
      ...(!isOneLine(text.text) && { formattingOptions: styleOf(text.text) }),
      ...(place && { getInsertionIndex: place }),
    }).map((edit) => narrowed(text.text, edit)),
  );

/** Removes a value, and the objects that are empty without it. */
function removed(text: EditedText, path: JSONPath): EditedText {
  const without = edited(text, removal(text.text, path));
  const parent = path.slice(0, -1);
  return parent.length > 0 && isEmptyObject(without.text, parent)
    ? removed(without, parent)
    : without;
}

/** Gives a key another name at its place. */
function rekeyed(text: EditedText, from: JSONPath, name: string): EditedText {
  const key = nodeAt(text.text, from)?.parent?.children?.[0];
  if (!key) return text;
  const edit: Edit = { offset: key.offset, length: key.length, content: JSON.stringify(name) };
  return edited(text, [edit]);
}

/** Whether a value can be written at a path: each parent that there is, is an object. */
const isOpen = (text: string, path: JSONPath): boolean =>
  path.slice(1).every((_, at) => {
    const node = nodeAt(text, path.slice(0, at + 1));
    return node === undefined || node.type === 'object';
  });

/** Moves a value to a path that has none yet: with its key, if only its name changes. */
function moved(text: EditedText, from: JSONPath, to: JSONPath): EditedText {
  const tree = parseTree(text.text);
  const property = tree && findNodeAtLocation(tree, from)?.parent;
  if (!tree || property?.type !== 'property') return text;
  if (nodeAt(text.text, to) || !isOpen(text.text, to)) return text;
  if (isDeepStrictEqual(from.slice(0, -1), to.slice(0, -1))) {
    return rekeyed(text, from, String(to.at(-1)));
  }
  return removed(edited(text, insertion(text.text, tree, property, to)), from);
}

/** A value that has another path. Where both paths have a value, both stay. */
export const renamed = (from: JSONPath, to: JSONPath): Change => ({
  up: (text) => moved(text, from, to),
  down: (text) => moved(text, to, from),
});

function replaced(text: EditedText, path: JSONPath, from: unknown, to: unknown): EditedText {
  const node = nodeAt(text.text, path);
  return node && isDeepStrictEqual(getNodeValue(node), from) ? written(text, path, to) : text;
}

/** A value that is said in another way. */
export const restated = (path: JSONPath, from: unknown, to: unknown): Change => ({
  up: (text) => replaced(text, path, from, to),
  down: (text) => replaced(text, path, to, from),
});

/** A value that the new version has no place for: the way back cannot restore it. */
export const dropped = (path: JSONPath): Change => ({
  up: (text) => (nodeAt(text.text, path) ? removed(text, path) : text),
  down: (text) => text,
});

/** The key of a manifest that states the version of its schema. */
export const VERSION_KEY = 'schemaVersion';

const afterSchema = (properties: string[]): number => (properties[0] === '$schema' ? 1 : 0);

/** States a version in a manifest; the first one is that of manifests that state none. What is no object has no place for it. */
const stamped = (text: EditedText, version: number): EditedText => {
  if (nodeAt(text.text, [])?.type !== 'object') return text;
  if (version > 1) return written(text, [VERSION_KEY], version, afterSchema);
  return nodeAt(text.text, [VERSION_KEY]) ? removed(text, [VERSION_KEY]) : text;
};

/** The version that a manifest states. */
export const stampOf = (version: number): Change => ({
  up: (text) => stamped(text, version),
  down: (text) => stamped(text, version - 1),
});
