import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { minor, payAt } from '../wallet.fixture.ts';

const platform = testPlatform();
const HOUR = 3600;
const DAY = 24 * HOUR;

const begin = ({ client }: TestMember, amount: string) =>
  client.post('/wps/deposit', { method: 'card', amount });
const setLimit = ({ client }: TestMember, span: string, amount: string) =>
  client.put('/wps/member/protection/limit/money', { kind: 'deposit', span, amount });

describe('deposit limits (S2.16)', () => {
  it('reject a deposit that would exceed the lowest of them', async () => {
    const one = await newMember(platform);
    await setLimit(one, 'month', '9000');
    await setLimit(one, 'day', '1000');
    expect((await begin(one, '1000.01')).body.code).toBe('deposit_limit_reached');
    expect((await begin(one, '1000')).body.code).toBe('ok');
    expect((await begin(one, '500')).body.code).toBe('deposit_limit_reached');
  });

  it('count deposits that can still be paid, and no expired ones', async () => {
    const one = await newMember(platform);
    await setLimit(one, 'day', '1000');
    await begin(one, '1000');
    expect((await begin(one, '500')).body.code).toBe('deposit_limit_reached');
    await platform.forward(15 * 60);
    expect((await begin(one, '500')).body.code).toBe('ok');
  });

  it('cover the last 24 hours, not the calendar day', async () => {
    const one = await newMember(platform);
    await setLimit(one, 'day', '1000');
    const { body } = await begin(one, '1000');
    await payAt(platform, body.value as Deposit, 'paid');
    await platform.forward(DAY - HOUR);
    expect((await begin(one, '500')).body.code).toBe('deposit_limit_reached');
    await platform.forward(HOUR);
    expect((await begin(one, '500')).body.code).toBe('ok');
  });

  it('lower a method’s maximum, and hide a method whose minimum exceeds it', async () => {
    const one = await newMember(platform);
    await setLimit(one, 'week', '400');
    const { body } = await one.client.get('/wps/deposit/methods');
    expect(body.value).toMatchObject({
      depositLeft: '400.00',
      methods: ['A', 'B', 'C'].map((name) => ({
        ...{ method: 'mobile-wallet', provider: `Test Wallet ${name}` },
        ...{ least: '200.00', most: '400.00', fee: '0.00' },
      })),
    });
  });

  it('are never exceeded by deposits at the same time', async () => {
    const amount = fc.integer({ min: 500, max: 1500 }).map(String);
    await fc.assert(
      fc.asyncProperty(fc.array(amount, { minLength: 2, maxLength: 6 }), async (amounts) => {
        const one = await newMember(platform);
        await setLimit(one, 'day', '2000');
        const answers = await Promise.all(amounts.map((asked) => begin(one, asked)));
        const begun = answers.filter(({ body }) => body.success);
        const sum = begun.reduce(
          (total, { body }) => total + minor((body.value as Deposit).amount),
          0n,
        );
        expect(sum).toBeLessThanOrEqual(2000_00n);
        expect(begun.length).toBeGreaterThan(0);
      }),
      { numRuns: 12 },
    );
  });
});
