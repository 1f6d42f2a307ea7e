import { expect, it } from 'vitest';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { heldWork } from '#sandbox/kernel/load/held.fixture.ts';
import { createWorkQueue } from '#sandbox/kernel/load/workQueue.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { AnyHandler, Read } from './operations.ts';
import { SERVE_MS, serveScratch } from './scratch.fixture.ts';

const CONTRACT = `
x-area: { name: scratch, description: Calls of a test. }
paths:
  /wps/scratch/slow:
    get:
      operationId: slow
      summary: Takes long
      description: Answers when the test lets it.
      x-value: { type: object }
      x-example: {}
  /wps/scratch/quick:
    get:
      operationId: quick
      summary: Is quick
      description: Answers at once.
      x-value: { type: object }
      x-example: {}
  /wps/scratch/prepared:
    post:
      operationId: prepared
      summary: Prepares
      description: Reads, works for a while and writes.
      x-value: { type: object }
      x-example: {}
`;

const platform = testPlatform();

it(
  'a prepared call reads before its transaction, and frees its place until it writes',
  async () => {
    const before = heldWork({});
    const between = heldWork({});
    const steps: string[] = [];
    const databases: Database[] = [];
    const handlers = {
      slow: before.work,
      quick: () => ({}),
      prepared: {
        async prepare({ read }: { read: Read }) {
          steps.push('prepares');
          await read(async (db) => {
            steps.push('reads');
            databases.push(db);
          });
          await between.work();
          return async ({ db }: { db: Database }) => {
            steps.push('writes');
            databases.push(db);
            return {};
          };
        },
      } as AnyHandler,
    };
    const bounds = { places: 1, longestWaitMs: Number.POSITIVE_INFINITY, longestQueue: 20 };
    const queue = createWorkQueue(bounds, {
      ...{ now: () => performance.now(), loopDelay: () => 0 },
      pause: async () => {},
    });
    const { sandbox } = platform;
    const narrow = {
      ...platform,
      sandbox: { ...sandbox, platform: { ...sandbox.platform, queue } },
    };
    const visitor = (await serveScratch(narrow, CONTRACT, handlers))();

    const slow = visitor.get('/wps/scratch/slow');
    const prepared = visitor.post('/wps/scratch/prepared');
    await expect.poll(() => steps).toContain('prepares');
    expect(steps).toEqual(['prepares']);
    before.end();
    await slow;
    await expect.poll(() => steps).toContain('reads');
    expect((await visitor.get('/wps/scratch/quick')).status).toBe(200);
    expect(steps).toEqual(['prepares', 'reads']);
    between.end();
    expect((await prepared).status).toBe(200);
    expect(steps).toEqual(['prepares', 'reads', 'writes']);
    const [readFrom, writtenTo] = databases;
    expect(readFrom).toBe(sandbox.platform.db);
    expect(writtenTo).not.toBe(readFrom);
  },
  SERVE_MS,
);
