import { describe, expect, it } from 'vitest';
import { payReward } from '#sandbox/domains/rewards/claimReward.ts';
import { stakeOf } from '#sandbox/domains/rewards/rewards.fixture.ts';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import { sameText } from '#sandbox/kernel/text/texts.ts';
import { movement } from '#sandbox/ledger/ledger.fixture.ts';
import { correct } from '#sandbox/ledger/movements/correction.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { act, fund, suspend, withdraw } from '../wallet.fixture.ts';

const platform = testPlatform();

/** Adds an unplayed bonus of 500.00. */
async function giveBonus(one: TestMember): Promise<void> {
  const { db, clock } = platform.sandbox.platform;
  const { merchant, memberId } = one;
  const bonus = { unit: 'money', amount: 500_00n, turnover: 5_000_00n } as const;
  const words = { title: sameText('A bonus') };
  await inTransaction(db, (tx) =>
    payReward(
      tx,
      { merchant, memberId, now: clock.now() },
      { source: 'promotion', reference: 'break', ...bonus, ...words },
    ),
  );
}

/** Creates a player with 1000.00 of their own and an unplayed bonus of 500.00. */
async function withBonus(): Promise<TestMember> {
  const one = await newMember(platform);
  await fund(platform, one, '1000');
  await giveBonus(one);
  return one;
}

/** Wins an even bet of 500.00, now. */
async function winEven(one: TestMember): Promise<void> {
  await stakeOf(platform, one, 500_00n, 1_000_00n);
  await fund(platform, one, '500');
}

/** Loses a bet of 400.00, now. */
async function lose400(one: TestMember): Promise<void> {
  await stakeOf(platform, one, 400_00n);
  const { db, clock } = platform.sandbox.platform;
  const taken = movement(one.merchant, one.memberId, 400_00n, { at: clock.now() });
  await inTransaction(db, (tx) => correct(tx, { ...taken, way: 'debit' }));
}

const breakOf24Hours = ({ client }: TestMember) =>
  client.post('/wps/member/protection/timeOut', { hours: 24, scope: 'brand' });

/** Creates the same player, on a break. */
async function onBreak(): Promise<TestMember> {
  const one = await withBonus();
  await breakOf24Hours(one);
  return one;
}

describe('a player on a break with a bonus whose wagering requirement is open', () => {
  it('can withdraw their own money, and the bonus stays', async () => {
    const one = await onBreak();
    expect((await withdraw(one, '1000.01')).body.code).toBe('turnover_left');
    expect((await withdraw(one, '1500.01')).body.code).toBe('balance_insufficient');
    expect((await withdraw(one, '1000')).body.code).toBe('ok');
  });

  it('sees the available amount in the quote', async () => {
    const { client } = await onBreak();
    const quote = async (amount: string) =>
      (await client.get(`/wps/withdrawal/quote?kind=bank&amount=${amount}`)).body.value;
    expect(await quote('1000')).toMatchObject({ available: '1000.00', allowed: true });
    expect(await quote('1000.01')).toMatchObject({ allowed: false });
  });
});

describe('a player who has won with a bonus whose wagering requirement is open', () => {
  it.each([
    ['on a break', breakOf24Hours],
    ['suspended', (one: TestMember) => suspend(platform, one)],
  ])('can withdraw their own money and the wagered share of the bonus when %s', async (_, stop) => {
    const one = await withBonus();
    await winEven(one);
    expect((await withdraw(one, '1000')).body.code).toBe('turnover_left');
    await stop(one);
    const quote = await one.client.get('/wps/withdrawal/quote?kind=bank&amount=1050');
    expect(quote.body.value).toMatchObject({ available: '1050.00', held: '950.00' });
    const bonuses = (await one.client.get('/wps/member/bonusDetails')).body.value;
    expect(bonuses.withdrawal).toMatchObject({ outcome: 'keeps', kept: '950.00' });
    expect((await withdraw(one, '1050.01')).body.code).toBe('turnover_left');
    expect((await withdraw(one, '1050')).body.code).toBe('ok');
  });

  it('can withdraw winnings from before the bonus', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '1000');
    await winEven(one);
    await platform.forward(1);
    await giveBonus(one);
    await breakOf24Hours(one);
    expect((await withdraw(one, '1500.01')).body.code).toBe('turnover_left');
    expect((await withdraw(one, '1500')).body.code).toBe('ok');
  });

  it('is never shown a held amount above the balance', async () => {
    const one = await newMember(platform);
    await giveBonus(one);
    await lose400(one);
    await breakOf24Hours(one);
    const quote = await one.client.get('/wps/withdrawal/quote?kind=bank');
    expect(quote.body.value).toMatchObject({ available: '0.00', held: '100.00' });
  });
});

describe('a suspended member (S2.17)', () => {
  it('can withdraw a deposit whose wagering requirement they can no longer meet', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '1000');
    const { body } = await one.client.post('/wps/deposit', { method: 'card', amount: '500' });
    const { reference, payUrl } = body.value as Deposit;
    await platform.sandbox.app.request(`http://localhost${payUrl}`);
    await act(platform, one, 'payDeposit', { reference });
    expect((await withdraw(one, '1500')).body.code).toBe('turnover_left');
    await suspend(platform, one);
    const quote = await one.client.get('/wps/withdrawal/quote?kind=bank&amount=1500');
    expect(quote.body.value).toMatchObject({ turnoverLeft: '0.00', allowed: true });
    expect((await withdraw(one, '1500')).body.code).toBe('ok');
  });

  it('has to leave open bonuses in the wallet, and reads so', async () => {
    const one = await withBonus();
    await suspend(platform, one);
    const bonuses = (await one.client.get('/wps/member/bonusDetails')).body.value;
    expect(bonuses.withdrawal).toMatchObject({ outcome: 'keeps', kept: '500.00' });
    expect((await withdraw(one, '1000.01')).body.code).toBe('turnover_left');
    expect((await withdraw(one, '1000')).body.code).toBe('ok');
  });
});
