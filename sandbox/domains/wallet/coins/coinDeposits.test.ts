import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { act, minor } from '../wallet.fixture.ts';
import { worthOf } from './coinAmount.ts';
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

const newHash = () => randomUUID().replaceAll('-', '');

/** The coins requested for a deposit, in millionths. */
const askedOf = (deposit: Deposit) => millionths(coinsOf(deposit).asked);

/** The deposits of a player, newest first. */
async function recordsOf({ client }: TestMember): Promise<Deposit[]> {
  const { body } = await client.get('/wps/member/deposits');
  return Object(body.value).deposits;
}

describe('a cryptocurrency deposit (S2.16)', () => {
  it('has its own address, the amount to send, and a rate that is fixed until the time to pay ends', async () => {
    const one = await newMember(platform);
    const [first, second] = [await beginCoins(one), await beginCoins(one)];
    expect(first).toMatchObject({ adapter: 'address', provider: 'Test Chain' });
    const coins = coinsOf(first);
    expect(coins).toMatchObject({ received: '0.000000', missing: coins.asked, payments: [] });
    expect(coins).toMatchObject({ until: first.expiresAt, confirmations: 3 });
    expect(coins.address).toMatch(/^TC[2-9A-Z]{38}$/);
    expect(coins.uri).toContain(coins.address);
    expect(coinsOf(second).address).not.toBe(coins.address);
    await platform.forward(11 * 60);
    expect(coinsOf(await seen(one, first)).rate).toBe(coins.rate);
  });

  it('is credited once its coins are confirmed, and shows the number of confirmations', async () => {
    const one = await newMember(platform);
    const deposit = await beginCoins(one);
    await arrive(platform, one, deposit, askedOf(deposit));
    await platform.forward(6);
    const confirming = await seen(one, deposit);
    expect(confirming).toMatchObject({ state: 'pending', coins: { missing: null, uri: null } });
    expect(coinsOf(confirming).payments).toMatchObject([{ confirmations: 1, late: false }]);
    expect((await one.client.get('/wps/deposit/waiting')).body.value).toEqual({ deposits: [] });
    expect(await balanceOf(one)).toBe('0.00');
    await platform.forward(CONFIRMED);
    expect(await seen(one, deposit)).toMatchObject({ state: 'paid', amount: '1200.00' });
    expect(await balanceOf(one)).toBe('1200.00');
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it('waits for the rest after a partial payment, and is credited with both together', async () => {
    const one = await newMember(platform);
    const deposit = await beginCoins(one);
    const asked = askedOf(deposit);
    await arrive(platform, one, deposit, asked - 1_500_000n);
    await platform.forward(CONFIRMED);
    expect(await seen(one, deposit)).toMatchObject({
      state: 'pending',
      coins: { missing: '1.500000' },
    });
    expect((await one.client.get('/wps/deposit/waiting')).body.value).toMatchObject({
      deposits: [{ reference: deposit.reference }],
    });
    await arrive(platform, one, deposit, 1_500_000n);
    await platform.forward(CONFIRMED);
    expect(await seen(one, deposit)).toMatchObject({ state: 'paid', amount: '1200.00' });
    expect(await balanceOf(one)).toBe('1200.00');
  });

  it('is credited with a partial payment when the time ends, at the fixed rate', async () => {
    const one = await newMember(platform);
    const deposit = await beginCoins(one, '2400');
    const coins = askedOf(deposit) / 2n;
    await arrive(platform, one, deposit, coins);
    await platform.forward(TIME_TO_PAY);
    const { rate } = coinsOf(deposit);
    const worth = amountText(
      one.merchant,
      worthOf([{ coins, rate: BigInt(rate.replace('.', '')) }]),
    );
    expect(await seen(one, deposit)).toMatchObject({ state: 'paid', amount: worth });
    expect(await balanceOf(one)).toBe(worth);
  });

  it('returns a partial payment below the minimum when the time ends', async () => {
    const one = await newMember(platform);
    const deposit = await beginCoins(one);
    await arrive(platform, one, deposit, 2_000_000n);
    await platform.forward(TIME_TO_PAY);
    expect(await seen(one, deposit)).toMatchObject({
      state: 'rejected',
      returned: 'least',
    });
    expect(await balanceOf(one)).toBe('0.00');
  });

  it('that has expired is credited with late coins at the rate of their arrival', async () => {
    const one = await newMember(platform);
    const deposit = await beginCoins(one);
    await platform.forward(TIME_TO_PAY + 60);
    expect(await seen(one, deposit)).toMatchObject({ state: 'expired' });
    const coins = askedOf(deposit);
    await arrive(platform, one, deposit, coins);
    const [payment] = coinsOf(await seen(one, deposit)).payments;
    expect(payment).toMatchObject({ late: true });
    expect(payment?.rate).not.toBe(coinsOf(deposit).rate);
    await platform.forward(CONFIRMED);
    const rate = BigInt((payment?.rate ?? '').replace('.', ''));
    const worth = amountText(one.merchant, worthOf([{ coins, rate }]));
    expect(await seen(one, deposit)).toMatchObject({ state: 'paid', amount: worth });
    expect(await balanceOf(one)).toBe(worth);
  });

  it('counts a transaction once, however often the network reports it', async () => {
    const one = await newMember(platform);
    const deposit = await beginCoins(one);
    const [coins, hash] = [askedOf(deposit), newHash()];
    await Promise.all([1, 2, 3].map(() => arrive(platform, one, deposit, coins, hash)));
    await platform.forward(CONFIRMED);
    expect((await arrive(platform, one, deposit, coins, hash)).body.code).toBe('ok');
    await platform.forward(CONFIRMED);
    expect(await balanceOf(one)).toBe('1200.00');
    expect(await recordsOf(one)).toHaveLength(1);
    const other = await beginCoins(one);
    expect((await arrive(platform, one, other, coins, hash)).body.code).toBe('transaction_used');
  });

  it('that is closed leaves later coins to a deposit of their own', async () => {
    const one = await newMember(platform);
    const deposit = await beginCoins(one);
    await arrive(platform, one, deposit, askedOf(deposit));
    await platform.forward(CONFIRMED);
    const hash = newHash();
    await arrive(platform, one, deposit, askedOf(deposit), hash);
    await arrive(platform, one, deposit, askedOf(deposit), hash);
    await platform.forward(CONFIRMED);
    const [another, first] = await recordsOf(one);
    expect([first, another]).toMatchObject([{ state: 'paid' }, { state: 'paid' }]);
    expect(await balanceOf(one)).toBe(
      amountText(one.merchant, 1200_00n + minor(another?.amount ?? '')),
    );
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it('returns coins that exceed the player’s own limits', async () => {
    const one = await newMember(platform);
    const limit = { kind: 'deposit', span: 'week', amount: '1300' };
    await one.client.put('/wps/member/protection/limit/money', limit);
    const over = await beginCoins(one);
    await arrive(platform, one, over, askedOf(over) + 5_000_000n);
    await platform.forward(CONFIRMED);
    expect(await seen(one, over)).toMatchObject({ state: 'rejected', returned: 'limit' });
    const late = await beginCoins(one);
    await platform.forward(TIME_TO_PAY);
    const next = await beginCoins(one);
    await arrive(platform, one, late, askedOf(late));
    await platform.forward(CONFIRMED);
    expect(await seen(one, late)).toMatchObject({ returned: 'limit' });
    await arrive(platform, one, next, askedOf(next));
    await platform.forward(CONFIRMED);
    expect(await balanceOf(one)).toBe('1200.00');
  });

  it('is visible to its player only, has no transaction ID and can be credited with coins only', async () => {
    const [one, other] = [await newMember(platform), await newMember(platform)];
    const deposit = await beginCoins(one);
    const { reference } = deposit;
    const { body } = await other.client.get(`/wps/deposit?reference=${reference}`);
    expect(body.code).toBe('deposit_unknown');
    const elsewhere = platform.merchants.find((merchant) => merchant !== one.merchant);
    if (!elsewhere) throw new Error('There is one merchant only.');
    const strange = await arrive(platform, { merchant: elsewhere }, deposit, 1n);
    expect(strange.body.code).toBe('deposit_unknown');
    const reported = { reference, transactionNumber: 'COINS-1' };
    expect((await one.client.post('/wps/deposit/transaction', reported)).body.code).toBe(
      'deposit_state',
    );
    await arrive(platform, one, deposit, 1_000_000n);
    const credit = await act(platform, one, 'payDeposit', { reference, amount: '1200' });
    expect(credit.body.code).toBe('deposit_state');
    expect(await balanceOf(one)).toBe('0.00');
  });
});
