import { lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The metadata below a folder that any write would change: setting a time back changes the inode's own, and a temporary file changes its
 * folder's. Links are not followed.
 * @param except names right below the folder to leave out
 */
export function traces(folder: string, except: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  const visit = (path: string): void => {
    const name = relative(folder, path);
    if (except.includes(name)) return;
    const stats = lstatSync(path, { bigint: true });
    const { ino, mode, size, mtimeNs, ctimeNs } = stats;
    found[name || '.'] = [ino, mode, size, mtimeNs, ctimeNs].join(' ');
    if (!stats.isDirectory()) return;
    for (const entry of readdirSync(path)) visit(join(path, entry));
  };
  visit(folder);
  return found;
}
