import { installFromDebian } from './command.mjs';
import { findPostgres } from './postgres.mjs';

/** Finds a PostgreSQL for the tests, or installs Debian's. The tests that need one skip themselves without it. */
export function installPostgres() {
  if (findPostgres()) return;
  console.log('Installing a PostgreSQL for the tests: this can take a minute …');
  if (installFromDebian(['postgresql']) && findPostgres()) return;
  console.warn(
    'No PostgreSQL was found and none could be installed: the tests on one are skipped.',
  );
}
