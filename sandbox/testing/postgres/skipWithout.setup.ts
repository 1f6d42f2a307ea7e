import { beforeEach } from 'vitest';
import { findPostgres } from '#scripts/setup/postgres.mjs';

beforeEach(({ skip }) => {
  if (!findPostgres()) skip('No PostgreSQL is installed on this machine.');
});
