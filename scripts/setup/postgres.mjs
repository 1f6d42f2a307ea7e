import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian keeps a folder for each version of PostgreSQL. */
const DEBIAN = '/usr/lib/postgresql';

/**
 * The folder of the programs of this machine's newest PostgreSQL, `undefined` where there is none.
 * @returns {string | undefined}
 */
export function findPostgres() {
  if (!existsSync(DEBIAN)) return undefined;
  return readdirSync(DEBIAN)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}
