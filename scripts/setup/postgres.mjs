import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's folder with one subfolder per PostgreSQL version. */
const DEBIAN = '/usr/lib/postgresql';

/** The error without a PostgreSQL, with how to install one. */
export const NO_POSTGRES = `No PostgreSQL was found in ${DEBIAN}, and the tests of the postgres step need one. Install it with: sudo apt-get install postgresql`;

/**
 * The program folder of this machine's newest PostgreSQL, `undefined` if there is none.
 * @returns {string | undefined}
 */
export function findPostgres(within = DEBIAN) {
  if (!existsSync(within)) return undefined;
  return readdirSync(within)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(within, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * The same folder. Throws an error that says how to install one if there is none.
 * @returns {string}
 */
export function requirePostgres(within = DEBIAN) {
  const found = findPostgres(within);
  if (found === undefined) throw new Error(NO_POSTGRES);
  return found;
}
