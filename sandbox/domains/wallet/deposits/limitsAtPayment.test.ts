import { describe, expect, it } from 'vitest';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { arrive, beginCoins, CONFIRMED, millionths, seen } from '../coins/coins.fixture.ts';
import { act, payAt, reportPayment } from '../wallet.fixture.ts';

const platform = testPlatform();
const HOUR = 3600;

async function begun({ client }: TestMember, amount: string, method: string): Promise<Deposit> {
  const { body } = await client.post('/wps/deposit', { method, amount });
  expect(body.code).toBe('ok');
  return body.value as Deposit;
}

const setLimit = ({ client }: TestMember, span: string, amount: string) =>
  client.put('/wps/member/protection/limit/money', { kind: 'deposit', span, amount });

const balanceOf = async ({ client }: TestMember) =>
  Object((await client.get('/wps/v2/wallets/balance')).body.value).balance;

const usedOf = async ({ client }: TestMember) =>
  (await client.get('/wps/member/protection')).body.value.moneyLimits[0]?.used;

describe('the limits of a player when a deposit is paid (S2.16)', () => {
  it('apply to a late report of an expired deposit: a payment that exceeds them is returned', async () => {
    const one = await newMember(platform);
    await setLimit(one, 'day', '500');
    const late: Deposit[] = [];
    for (let count = 0; count < 4; count += 1) {
      late.push(await begun(one, '500', 'mobile-wallet'));
      await platform.forward(31 * 60);
    }
    for (const [index, deposit] of late.entries()) {
      expect(
        (await reportPayment(one, deposit, { transactionNumber: `LATE-${index}` })).body.code,
      ).toBe('ok');
    }
    for (const { reference } of late) await act(platform, one, 'payDeposit', { reference });
    const states = await Promise.all(late.map((deposit) => seen(one, deposit)));
    expect(states.map(({ returned }) => returned)).toEqual([null, 'limit', 'limit', 'limit']);
    expect([await balanceOf(one), await usedOf(one)]).toEqual(['500.00', '500.00']);
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it('apply to coins that arrive long after their deposits have expired', async () => {
    const one = await newMember(platform);
    await setLimit(one, 'week', '1200');
    const late: Deposit[] = [];
    for (let count = 0; count < 3; count += 1) {
      late.push(await beginCoins(one));
      await platform.forward(HOUR);
    }
    await platform.forward(8 * 24 * HOUR);
    // Each is worth less than the limit at any rate, but not all together.
    const coins = millionths('9');
    for (const deposit of late) await arrive(platform, one, deposit, coins);
    await platform.forward(CONFIRMED);
    const states = await Promise.all(late.map((deposit) => seen(one, deposit)));
    const [paid] = states;
    expect(states.map(({ returned }) => returned)).toEqual([null, 'limit', 'limit']);
    expect([await balanceOf(one), await usedOf(one)]).toEqual([paid?.amount, paid?.amount]);
  });

  it('count a deposit from the time of its credit, not of its beginning', async () => {
    const one = await newMember(platform);
    await setLimit(one, 'day', '600');
    const first = await begun(one, '500', 'mobile-wallet');
    await platform.forward(29 * 60);
    await reportPayment(one, first, { transactionNumber: 'COUNT-1' });
    await platform.forward(23 * HOUR + 50 * 60);
    expect(await usedOf(one)).toBe('500.00');
    await act(platform, one, 'payDeposit', { reference: first.reference });
    expect([await balanceOf(one), await usedOf(one)]).toEqual(['500.00', '500.00']);
    const second = await one.client.post('/wps/deposit', { method: 'card', amount: '500' });
    expect(second.body.code).toBe('deposit_limit_reached');
  });

  it.each(['the provider', 'the cashier'])(
    'are the current ones if they were lowered after it began, when paid by %s',
    async (payer) => {
      const one = await newMember(platform);
      const deposit = await begun(one, '1000', 'card');
      await setLimit(one, 'day', '600');
      if (payer === 'the provider') await payAt(platform, deposit, 'paid');
      else {
        await platform.sandbox.app.request(`http://localhost${deposit.payUrl}`);
        const { reference } = deposit;
        const { body } = await act(platform, one, 'payDeposit', { reference });
        expect(body.value).toMatchObject({ state: 'rejected', returned: 'limit' });
      }
      expect(await seen(one, deposit)).toMatchObject({ state: 'rejected', returned: 'limit' });
      expect(await balanceOf(one)).toBe('0.00');
    },
  );

  it('have room for the first of two deposits that began before the limit was lowered', async () => {
    const one = await newMember(platform);
    const both = [await begun(one, '500', 'card'), await begun(one, '500', 'card')];
    await setLimit(one, 'day', '600');
    for (const deposit of both) await payAt(platform, deposit, 'paid');
    const states = await Promise.all(both.map((deposit) => seen(one, deposit)));
    expect(states.map(({ state }) => state)).toEqual(['paid', 'rejected']);
    expect(await balanceOf(one)).toBe('500.00');
  });
});
