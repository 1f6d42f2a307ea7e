import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#sandbox/database/database.ts';
import { ledgerTransaction } from '#sandbox/database/schema/ledger.ts';
import { verifyBooks } from './verifyBooks.ts';

const WRITER = fileURLToPath(new URL('./crash.fixture.ts', import.meta.url));
const CRASHES = 2;
const POSTED_BEFORE_EACH = 150;
const TIMEOUT_MS = 120_000;

/** Lets another process post on the folder and kills it, in the middle of its work, once it has told so many keys. */
async function crash(dataDir: string): Promise<string[]> {
  const writer = spawn(process.execPath, [WRITER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(writer, 'exit');
  const keys: string[] = [];
  for await (const key of createInterface({ input: writer.stdout })) {
    keys.push(key);
    if (keys.length === POSTED_BEFORE_EACH) writer.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  return keys;
}

describe('a ledger in a folder', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'livery-crash-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it(
    'keeps every posting that was told, and sound books, when its process is killed',
    async () => {
      const dataDir = join(folder, 'data');
      const told: string[] = [];
      for (let crashes = 0; crashes < CRASHES; crashes += 1) told.push(...(await crash(dataDir)));
      const { db, close } = await openDatabase({ kind: 'folder', dataDir });
      const rows = await db.select({ key: ledgerTransaction.key }).from(ledgerTransaction);
      const kept = new Set(rows.map(({ key }) => key));
      expect(told.length).toBeGreaterThanOrEqual(CRASHES * POSTED_BEFORE_EACH);
      expect(told.filter((key) => !kept.has(key))).toEqual([]);
      expect(await verifyBooks(db)).toEqual([]);
      await close();
    },
    TIMEOUT_MS,
  );
});
