import { lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * What of everything below a folder would change with any write: whoever sets a time back changes the inode's own, and a
 * file that comes and goes changes its folder's. Links are not followed.
 * @param except the names, right below the folder, of what is left out
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
