import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  fund,
  idOf,
  PAYMENT_PASSWORD,
  randomNumber,
} from '#sandbox/domains/wallet/wallet.fixture.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();
const TRIES = 12;

/** A player with money and a payout account. */
async function funded(): Promise<TestMember & { accountId: string }> {
  const one = await newMember(platform);
  await fund(platform, one, '10000');
  const account = { kind: 'bank', provider: 'Test Bank', holder: 'Test', number: randomNumber() };
  const bound = await one.client.post('/wps/withdrawal/accounts', account, await one.stepUp());
  return { ...one, accountId: idOf(bound.body.value) };
}

describe('a payment password with the key of an answered call', () => {
  it('does not affect the answer, so that it cannot be guessed without a lock-out', async () => {
    const one = await funded();
    const key = randomUUID();
    const withdraw = async (paymentPassword: string, idempotencyKey: string) => {
      const body = { accountId: one.accountId, amount: '1000', paymentPassword };
      const headers = { ...(await one.stepUp()), 'Idempotency-Key': idempotencyKey };
      return (await one.client.post('/wps/withdrawal', body, headers)).body;
    };
    const first = await withdraw(PAYMENT_PASSWORD, key);
    expect(first.code).toBe('ok');
    for (let tried = 0; tried < TRIES; tried += 1) {
      expect(await withdraw(`wrong-${tried}`, key)).toEqual(first);
    }
    expect(await withdraw(PAYMENT_PASSWORD, key)).toEqual(first);
    const quote = await one.client.get('/wps/withdrawal/quote?kind=bank');
    expect(quote.body.value).toMatchObject({ available: '9000.00' });
  });

  it('is counted and locked with any other key', async () => {
    const one = await funded();
    const codes: unknown[] = [];
    for (let tried = 0; tried < 6; tried += 1) {
      const body = { accountId: one.accountId, amount: '1000', paymentPassword: 'wrong' };
      codes.push((await one.client.post('/wps/withdrawal', body, await one.stepUp())).body.code);
    }
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => 'payment_password_wrong'),
      'too_many_requests',
    ]);
  });
});
