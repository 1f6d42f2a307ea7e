import { describe, expect, it } from 'vitest';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { minor } from '../wallet.fixture.ts';
import { worthOf } from './coinAmount.ts';
import {
  arrive,
  balanceOf,
  beginCoins,
  CONFIRMED,
  coinsOf,
  millionths,
  seen,
} from './coins.fixture.ts';

const platform = testPlatform();
const ANOTHER_RATE = 11 * 60;
const MORE = millionths('50');

describe('the fixed rate of a cryptocurrency deposit (S2.16)', () => {
  it('applies to the requested coins: any surplus has the rate of its arrival', async () => {
    const one = await newMember(platform);
    const deposit = await beginCoins(one);
    const asked = millionths(coinsOf(deposit).asked);
    await platform.forward(ANOTHER_RATE);
    await arrive(platform, one, deposit, asked + MORE);
    const [payment] = coinsOf(await seen(one, deposit)).payments;
    const fixed = coinsOf(deposit).rate;
    expect(payment).toMatchObject({ rate: fixed, beyond: { coins: '50.000000' } });
    expect(payment?.beyond?.rate).not.toBe(fixed);
    await platform.forward(CONFIRMED);
    const worth = worthOf([
      { coins: asked, rate: minor(fixed) },
      { coins: MORE, rate: minor(payment?.beyond?.rate ?? '') },
    ]);
    expect(await balanceOf(one)).toBe(amountText(one.merchant, worth));
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it('applies to the first of several payments that together reach the requested coins', async () => {
    const one = await newMember(platform);
    const deposit = await beginCoins(one);
    const asked = millionths(coinsOf(deposit).asked);
    await arrive(platform, one, deposit, asked - 1_000_000n);
    await platform.forward(ANOTHER_RATE);
    await arrive(platform, one, deposit, 3_000_000n);
    await arrive(platform, one, deposit, 4_000_000n);
    const { payments } = coinsOf(await seen(one, deposit));
    expect(payments.map(({ beyond }) => beyond?.coins ?? null)).toEqual([
      null,
      '2.000000',
      '4.000000',
    ]);
  });

  it('does not apply to coins that arrive after the deposit is paid', async () => {
    const one = await newMember(platform);
    const deposit = await beginCoins(one);
    await arrive(platform, one, deposit, millionths(coinsOf(deposit).asked));
    await platform.forward(ANOTHER_RATE);
    await arrive(platform, one, deposit, MORE);
    const { body } = await one.client.get('/wps/member/deposits');
    const [another] = Object(body.value).deposits as Deposit[];
    expect(another?.reference).not.toBe(deposit.reference);
    const [payment] = another ? coinsOf(another).payments : [];
    expect(payment).toMatchObject({ beyond: null, late: false });
    expect(payment?.rate).not.toBe(coinsOf(deposit).rate);
  });
});
