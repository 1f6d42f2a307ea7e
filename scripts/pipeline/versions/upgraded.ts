import type { Node } from 'jsonc-parser';
import { isObject, type JsonFile, parseJsonFile } from '../jsonFile.ts';
import { carry } from './carry.ts';
import { VERSION_KEY } from './changes.ts';
import type { Step } from './steps/step.ts';
import { newestOf, oldestRead, STEPS } from './steps.ts';

/** The version that a manifest states, the first one if it has no such key; undefined for what is no version, and for what is no manifest. */
export function statedVersion(manifest: unknown): number | undefined {
  if (!isObject(manifest)) return undefined;
  const stated = Object.hasOwn(manifest, VERSION_KEY) ? manifest[VERSION_KEY] : 1;
  return typeof stated === 'number' && Number.isInteger(stated) && stated >= 1 ? stated : undefined;
}

/** The tree with the offsets that its values had before. */
function placedBack(node: Node, originOf: (offset: number) => number, parent?: Node): Node {
  const offset = originOf(node.offset);
  const length = originOf(node.offset + node.length) - offset;
  const children: Node[] = [];
  const place = { offset, length, ...(parent && { parent }), ...(node.children && { children }) };
  const copy: Node = { ...node, ...place };
  children.push(...(node.children ?? []).map((child) => placedBack(child, originOf, copy)));
  return copy;
}

/**
 * A file of an older version, read as one of the current version: its values are carried forward, and their places are those in the file, so
 * that a diagnostic shows the line that was written. Files that cannot be read stay as they are, and so do those of versions that are not
 * read any more, or not yet.
 * @param path the file's path in the brand's folder
 * @param version the version that the brand's manifest states
 */
export function upgraded(
  path: string,
  file: JsonFile,
  version: number | undefined,
  steps: readonly Step[] = STEPS,
): JsonFile {
  const newest = newestOf(steps);
  const isRead = version !== undefined && version >= oldestRead(steps) && version < newest;
  if (!isRead || file.errors.length > 0) return file;
  const { text, originOf } = carry(path, file.text, { from: version, to: newest }, steps);
  if (text === file.text) return file;
  const { value, tree } = parseJsonFile(file.path, text);
  return { ...file, value, tree: tree && placedBack(tree, originOf) };
}
