import { describe, expect, it } from 'vitest';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { act } from '../wallet.fixture.ts';
import {
  arrive,
  balanceOf,
  beginCoins,
  CONFIRMED,
  coinsOf,
  millionths,
  seen,
  TIME_TO_PAY,
} from './coins.fixture.ts';

const platform = testPlatform();
const MONTH = 31 * 24 * 3600;

/** Simulates the arrival of all coins requested for a deposit. */
const arriveAll = (one: TestMember, deposit: Deposit) =>
  arrive(platform, one, deposit, millionths(coinsOf(deposit).asked));

const takeBreak = ({ client }: TestMember) =>
  client.post('/wps/member/protection/timeOut', { hours: 24, scope: 'brand' });

describe('coins that are settled late (S2.16)', () => {
  it('are credited after a jump of the clock beyond the time to settle them', async () => {
    const one = await newMember(platform);
    const deposit = await beginCoins(one);
    await arriveAll(one, deposit);
    await platform.forward(MONTH);
    expect(await seen(one, deposit)).toMatchObject({ state: 'paid', amount: '1200.00' });
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it('are returned after such a jump if they are worth less than the minimum', async () => {
    const one = await newMember(platform);
    const deposit = await beginCoins(one);
    await arrive(platform, one, deposit, 2_000_000n);
    await platform.forward(MONTH);
    expect(await seen(one, deposit)).toMatchObject({ state: 'rejected', returned: 'least' });
  });
});

describe('unrequested coins', () => {
  it('are returned to a player on a break after their deposit was paid or has expired', async () => {
    const one = await newMember(platform);
    const [paid, expired] = [await beginCoins(one), await beginCoins(one)];
    await arriveAll(one, paid);
    await platform.forward(TIME_TO_PAY + CONFIRMED);
    await takeBreak(one);
    await arriveAll(one, paid);
    await arriveAll(one, expired);
    await platform.forward(CONFIRMED);
    expect(await seen(one, expired)).toMatchObject({ state: 'rejected', returned: 'stopped' });
    const { body } = await one.client.get('/wps/member/deposits');
    expect(Object(body.value).deposits[0]).toMatchObject({ returned: 'stopped' });
    expect(await balanceOf(one)).toBe('1200.00');
  });

  it('are credited to a player on a break if their open deposit requests them', async () => {
    const one = await newMember(platform);
    const deposit = await beginCoins(one);
    await takeBreak(one);
    await arriveAll(one, deposit);
    await platform.forward(CONFIRMED);
    expect(await balanceOf(one)).toBe('1200.00');
  });
});

describe('a cryptocurrency deposit that the cashier rejects', () => {
  it('returns the received coins, and states it with the note', async () => {
    const one = await newMember(platform);
    const deposit = await beginCoins(one);
    await arriveAll(one, deposit);
    const { reference } = deposit;
    await act(platform, one, 'rejectDeposit', { reference, note: 'Wrong sender' });
    expect(await seen(one, deposit)).toMatchObject({
      ...{ state: 'rejected', returned: 'cashier', note: 'Wrong sender' },
    });
    await platform.forward(CONFIRMED);
    expect(await balanceOf(one)).toBe('0.00');
  });

  it('returns nothing if no coins arrived', async () => {
    const one = await newMember(platform);
    const deposit = await beginCoins(one);
    await act(platform, one, 'rejectDeposit', { reference: deposit.reference });
    expect(await seen(one, deposit)).toMatchObject({ state: 'rejected', returned: null });
  });
});
