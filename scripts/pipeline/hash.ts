import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The SHA-256 of bytes or text, in hex. */
export const sha256 = (data: string | Uint8Array): string => hash('sha256', data, 'hex');

/** A prefix of the SHA-256, long enough for a file's name. */
const nameHash = (data: string | Uint8Array): string => sha256(data).slice(0, 12);

/** The source expression that allows one inline script or style in a Content Security Policy. */
export const cspHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** `logo.svg` and its bytes → `logo.1a2b3c4d5e6f.svg`. */
export function hashedName(name: string, bytes: string | Uint8Array): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}.${nameHash(bytes)}${name.slice(dot)}`;
}

/** Every file below a folder, as sorted relative paths with `/`. A missing folder has none. */
export function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/**
 * One hash over the names and contents of files and folders below `root`. Missing ones count as absent, so that adding one changes the
 * hash.
 */
export function hashTree(
  root: string,
  paths: readonly string[],
  keep: (path: string) => boolean = () => true,
): string {
  const sum = createHash('sha256');
  for (const path of paths) {
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    if (found === undefined) continue;
    const files = found.isDirectory()
      ? filesBelow(join(root, path)).map((below) => `${path}/${below}`)
      : [path];
    for (const file of files.filter(keep)) {
      sum.update(`${file}\0${sha256(readFileSync(join(root, file)))}\n`);
    }
  }
  return sum.digest('hex');
}
