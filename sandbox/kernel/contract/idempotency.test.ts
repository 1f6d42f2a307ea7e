import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { setting } from '#sandbox/kernel/database/schema/platform.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { HeaderMap, TestClient } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { SERVE_MS, serveScratch } from './scratch.fixture.ts';

const CONTRACT = `
x-area: { name: scratch, description: Calls of a test. }
paths:
  /wps/scratch/pay:
    post:
      operationId: pay
      summary: Pays
      description: Counts how often it was done.
      x-audience: session
      x-idempotent: true
      x-body: { $ref: "#/components/schemas/Pay" }
      x-body-example: { amount: "1" }
      x-failures: [real_account_needed]
      x-value: { type: object }
      x-example: {}
components:
  schemas:
    Pay:
      type: object
      additionalProperties: false
      required: [amount]
      properties: { amount: { type: string } }
`;

const DAY_SECONDS = 24 * 3600;

interface PayCall {
  db: Database;
  body: { amount: string };
}

/** Counts the payments of an amount; refuses the first of one marked to be refused once. */
async function pay({ db, body: { amount } }: PayCall): Promise<{ count: number; amount: string }> {
  const [row] = await db
    .insert(setting)
    .values({ name: amount, value: 1 })
    .onConflictDoUpdate({
      target: setting.name,
      set: { value: sql`to_jsonb((${setting.value})::integer + 1)` },
    })
    .returning();
  const count = Number(row?.value);
  if (amount.startsWith('refused') && count === 1) {
    throw new Refusal('real_account_needed', { keep: amount.endsWith('kept') });
  }
  return { count, amount };
}

const platform = testPlatform();
let clientWith: (headers?: HeaderMap) => TestClient;
let headers: HeaderMap;
beforeAll(async () => {
  clientWith = await serveScratch(platform, CONTRACT, { pay });
  headers = await platform.signIn('player');
}, SERVE_MS);

const post = async (amount: string, key: string, own = headers) => {
  const { status, body } = await clientWith(own).post(
    '/wps/scratch/pay',
    { amount },
    { 'Idempotency-Key': key },
  );
  return { status, code: body.code, value: body.value };
};
const paid = (amount: string, count: number) => ({
  status: 200,
  code: 'ok',
  value: { count, amount },
});

describe('a call with an idempotency key', () => {
  it('acts once and repeats its answer', async () => {
    const key = randomUUID();
    expect(await post('5.00', key)).toEqual(paid('5.00', 1));
    expect(await post('5.00', key)).toEqual(paid('5.00', 1));
    expect(await post('5.00', randomUUID())).toEqual(paid('5.00', 2));
  });

  it('acts once despite many parallel calls', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('8.00', key)));
    expect(answers).toEqual(Array.from({ length: 8 }, () => paid('8.00', 1)));
  });

  it('is rejected if the key was used for another call', async () => {
    const key = randomUUID();
    await post('6.00', key);
    expect(await post('6.01', key)).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    expect(await post('6.01', randomUUID())).toEqual(paid('6.01', 1));
  });

  it('has its own member’s key; another member can use the same one', async () => {
    const key = randomUUID();
    expect(await post('7.00', key)).toEqual(paid('7.00', 1));
    expect(await post('7.00', key, await platform.signIn('vip'))).toEqual(paid('7.00', 2));
  });

  it('can be repeated after it was refused', async () => {
    const key = randomUUID();
    expect(await post('refused', key)).toMatchObject({ status: 403 });
    expect(await post('refused', key)).toMatchObject({ status: 403 });
    expect(await post('refused, kept', key)).toMatchObject({ status: 403 });
    expect(await post('refused, kept', key)).toEqual(paid('refused, kept', 2));
  });

  it.each(['', 'short', 'has spaces in it', 'x'.repeat(65)])(
    'rejects the invalid key “%s”',
    async (key) => {
      expect(await post('1.00', key)).toMatchObject({ status: 400, code: 'invalid_parameter' });
    },
  );

  it('acts once for 30 days, after which the key is forgotten', async () => {
    const key = randomUUID();
    await post('9.00', key);
    await platform.forward(29 * DAY_SECONDS);
    expect(await post('9.00', key, await platform.signIn('player'))).toEqual(paid('9.00', 1));
    await platform.forward(2 * DAY_SECONDS);
    expect(await post('9.00', key, await platform.signIn('player'))).toEqual(paid('9.00', 2));
  });
});
