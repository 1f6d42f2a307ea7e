import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { startPgliteThread } from './pgliteThread.ts';

const START_MS = 120_000;

it('the queries of a terminated PGlite thread fail instead of waiting', {
  timeout: START_MS,
}, async () => {
  const thread = await startPgliteThread({});
  const pool = new Pool({ user: 'postgres', database: 'postgres', max: 1, stream: thread.connect });
  pool.on('error', () => {});
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await thread.close();
  const ended = 'The thread of the embedded database has ended.';
  await expect(pool.query('SELECT 1')).rejects.toThrow(ended);
  await expect(pool.query('SELECT 1')).rejects.toThrow(ended);
  await pool.end();
});

it('PGlite does not start in an invalid folder', { timeout: START_MS }, async () => {
  const file = fileURLToPath(import.meta.url);
  await expect(startPgliteThread({ dataDir: file })).rejects.toThrow();
});
