import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} */
function lockedPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/**
 * The packages of package-lock.json that are not installed in the version it names. What npm may leave out
 * (optional packages, those of other platforms) is not counted.
 */
export function missingPackages() {
  const wanted = lockedPackages(join(ROOT, 'package-lock.json'));
  const installed = lockedPackages(join(ROOT, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.link)
    .filter(([path, entry]) => installed[path]?.version !== entry.version)
    .map(([path]) => path);
}
