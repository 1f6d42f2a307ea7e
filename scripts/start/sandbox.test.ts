import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMerchants } from '#sandbox/readMerchants.ts';
import { ROOT } from '#scripts/build/paths.ts';
import { sandboxOf } from './sandbox.ts';

/** The first start of all makes the database; later ones take its snapshot. */
const FIRST_START_MS = 300_000;

const merchants = await readMerchants(join(ROOT, 'brands'));

/** A port of this machine that nothing listens on. */
const NOBODY = 'postgres://livery@127.0.0.1:1/livery';

it('the platform behind a site goes to the server of DATABASE_URL, and says so where there is none', async () => {
  await expect(sandboxOf({ DATABASE_URL: NOBODY }, merchants)).rejects.toThrow('127.0.0.1:1');
});

it(
  'the platform behind a site keeps its database in SANDBOX_DATA_DIR',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-start-'));
    try {
      const sandbox = await sandboxOf({ SANDBOX_DATA_DIR: join(folder, 'data') }, merchants);
      await sandbox.close();
      expect(readdirSync(join(folder, 'data'))).toContain('PG_VERSION');
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  FIRST_START_MS,
);
