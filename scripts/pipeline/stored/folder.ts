import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../hash.ts';
import type { Files } from './pack.ts';

/** Reads files of a folder: all of them, or those at the given paths. */
export const readFiles = (folder: string, paths = filesBelow(folder)): Files =>
  new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));

/** Writes files into a folder, with the folders that they need. */
export function writeFiles(folder: string, files: Files): void {
  const folders = new Set([...files.keys()].map((path) => dirname(join(folder, path))));
  for (const each of folders) mkdirSync(each, { recursive: true });
  for (const [path, bytes] of files) writeFileSync(join(folder, path), bytes);
}
