import { installFromDebian } from './command.mjs';
import { findPostgres, NO_POSTGRES } from './postgres.mjs';

/** Finds a PostgreSQL for the tests, or installs Debian's. Prints how to install one if it cannot. */
export function installPostgres() {
  if (findPostgres()) return;
  console.log('Installing a PostgreSQL for the tests: this can take a minute …');
  if (installFromDebian(['postgresql']) && findPostgres()) return;
  console.warn(NO_POSTGRES);
}
