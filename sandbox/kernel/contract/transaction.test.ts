import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { setting } from '#sandbox/kernel/database/schema/platform.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { TestClient } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { SERVE_MS, serveScratch } from './scratch.fixture.ts';
import { inTransaction } from './transaction.ts';

const CONTRACT = `
x-area: { name: scratch, description: Calls of a test. }
paths:
  /wps/scratch/write:
    post:
      operationId: write
      summary: Writes
      description: Writes a setting and then answers as requested.
      x-body: { $ref: "#/components/schemas/Write" }
      x-body-example: { name: a, then: answer }
      x-failures: [real_account_needed]
components:
  schemas:
    Write:
      type: object
      additionalProperties: false
      required: [name, then]
      properties:
        name: { type: string }
        then: { type: string, enum: [answer, break, refuse, keep, undeclared] }
`;

interface WriteCall {
  db: Database;
  body: { name: string; then: 'answer' | 'break' | 'refuse' | 'keep' | 'undeclared' };
}

async function write({ db, body: { name, then } }: WriteCall): Promise<null> {
  await db.insert(setting).values({ name, value: then });
  if (then === 'break') throw new Error('The handler broke.');
  if (then === 'undeclared') throw new Refusal('vendor_unknown');
  if (then !== 'answer') throw new Refusal('real_account_needed', { keep: then === 'keep' });
  return null;
}

const platform = testPlatform();
let client: TestClient;
beforeAll(async () => {
  client = (await serveScratch(platform, CONTRACT, { write }))();
}, SERVE_MS);

const isWritten = async (name: string) =>
  (await platform.sandbox.platform.db.select().from(setting).where(eq(setting.name, name))).length >
  0;

describe('a call that writes', () => {
  it.each([
    ['answer', 200, 'ok', true],
    ['refuse', 403, 'real_account_needed', false],
    ['keep', 403, 'real_account_needed', true],
  ])(
    'that returns “%s” has status %i, and its writes are kept: %4$s',
    async (then, status, code, stays) => {
      const answer = await client.post('/wps/scratch/write', { name: then, then });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(await isWritten(then)).toBe(stays);
    },
  );

  it.each(['break', 'undeclared'])(
    'that fails with “%s” writes nothing, and the reason appears in the server’s log only',
    async (then) => {
      const report = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { status, body } = await client.post('/wps/scratch/write', { name: then, then });
      expect([status, body]).toEqual([
        500,
        { success: false, value: null, message: 'Something went wrong.', code: 'unexpected_error' },
      ]);
      expect(String(report.mock.lastCall)).toMatch(
        /The handler broke|does not name vendor_unknown/,
      );
      report.mockRestore();
      expect(await isWritten(then)).toBe(false);
    },
  );
});

describe('a transaction with a serialization failure', () => {
  const collision = (code: string) =>
    Object.assign(new Error('query failed'), { cause: Object.assign(new Error(), { code }) });

  it.each(['40001', '40P01'])('%s is retried after a rollback', async (code) => {
    const { db } = platform.sandbox.platform;
    let attempts = 0;
    const result = await inTransaction(db, async (tx) => {
      attempts += 1;
      await tx.insert(setting).values({ name: `collided ${code}`, value: attempts });
      if (attempts < 4) throw collision(code);
      return attempts;
    });
    const rows = await db
      .select()
      .from(setting)
      .where(eq(setting.name, `collided ${code}`));
    expect([result, rows.map(({ value }) => value)]).toEqual([4, [4]]);
  });

  it('is abandoned after four attempts, and immediately after any other failure', async () => {
    const { db } = platform.sandbox.platform;
    for (const [code, attempts] of [
      ['40001', 4],
      ['23505', 1],
    ] as const) {
      const work = vi.fn(async () => {
        throw collision(code);
      });
      await expect(inTransaction(db, work)).rejects.toThrow('query failed');
      expect(work).toHaveBeenCalledTimes(attempts);
    }
  });
});
