import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deposit } from '#sandbox/domains/wallet/deposits/schema.ts';
import { fundTransfer } from '#sandbox/domains/wallet/transfers/schema.ts';
import { withdrawal } from '#sandbox/domains/wallet/withdrawals/schema.ts';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { openDatabase } from '#sandbox/seeds/openDatabase.ts';
import { BRANDS } from '#sandbox/testing/sandbox.fixture.ts';
import { EVERYTHING, SEED } from '#scripts/test/draw.ts';

const PLATFORM = fileURLToPath(new URL('./crash.fixture.ts', import.meta.url));
const CRASHES = EVERYTHING ? 3 : 1;
const TOLD_BEFORE_EACH = EVERYTHING ? 150 : 20;
const TIMEOUT_MS = 300_000;

/** Runs a platform in another process on the folder, and kills it after a number of printed answers. */
async function crash(dataDir: string, run: number): Promise<string[]> {
  const platform = spawn(process.execPath, [PLATFORM, dataDir, String(run)], {
    env: { ...process.env, LIVERY_SEED: SEED },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(platform, 'exit');
  const told: string[] = [];
  for await (const reference of createInterface({ input: platform.stdout })) {
    told.push(reference);
    if (told.length === TOLD_BEFORE_EACH) platform.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  return told;
}

describe('a platform with an embedded database', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'livery-crash-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it(
    'keeps every acknowledged change, and a consistent ledger, when its process is killed',
    async () => {
      const dataDir = join(folder, 'data');
      const told: string[] = [];
      for (let crashes = 0; crashes < CRASHES; crashes += 1)
        told.push(...(await crash(dataDir, crashes)));
      const merchants = await readMerchants(BRANDS);
      const { db, close } = await openDatabase({ kind: 'folder', dataDir }, merchants);
      const tables = [deposit, withdrawal, fundTransfer];
      const kept = new Set<string>();
      for (const table of tables)
        for (const { reference } of await db.select({ reference: table.reference }).from(table))
          kept.add(reference);
      expect(told.length).toBeGreaterThanOrEqual(CRASHES * TOLD_BEFORE_EACH);
      expect(told.filter((reference) => !kept.has(reference))).toEqual([]);
      expect(await verifyBooks(db)).toEqual([]);
      await close();
    },
    TIMEOUT_MS,
  );
});
