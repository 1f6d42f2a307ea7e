import { describe, expect, it } from 'vitest';
import { act, fund } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { BonusPage, MemberInfo, TransactionPage } from '#src/platform/contract.generated.ts';
import { payReward } from './claimReward.ts';
import { answered, at, stakeOf } from './rewards.fixture.ts';

const platform = testPlatform();

/** Creates a member with a bonus of 500.00 to be staked ten times, and a gift without a requirement. */
async function memberWithBonuses(): Promise<TestMember> {
  const one = await newMember(platform);
  await fund(platform, one, '1000');
  const { merchant, memberId } = one;
  const words = { title: { en: 'A bonus', bn: 'বোনাস' } };
  const pay = (reference: string, amount: bigint, turnover: bigint) =>
    inTransaction(at(platform).db, (tx) =>
      payReward(
        tx,
        { merchant, memberId, now: at(platform).now },
        { source: 'promotion', reference, unit: 'money', amount, turnover, ...words },
      ),
    );
  await pay('gift', 20_00n, 0n);
  await pay('bonus', 500_00n, 5_000_00n);
  return one;
}

const details = ({ client }: TestMember, query = '') =>
  answered<BonusPage>(client.get(`/wps/member/bonusDetails?${query}`));

describe('bonus details (S2.16 bonusDetails)', () => {
  it('show the progress of each wagering requirement, in money and percent', async () => {
    const one = await memberWithBonuses();
    await stakeOf(platform, one, 1_666_60n);
    const { list } = await details(one);
    expect(list).toMatchObject([
      {
        ...{ state: 'active', turnover: '5000.00', turnoverLeft: '3333.40' },
        ...{ staked: '1666.60', stakedPercent: '33.33', kept: '0.00', expiresAt: null },
      },
      { state: 'released', turnover: '0.00', staked: '0.00', stakedPercent: '100.00' },
    ]);
  });

  it('are filtered by state, with totals of the results', async () => {
    const one = await memberWithBonuses();
    const active = await details(one, 'state=active');
    expect(active.list.map(({ amount }) => amount)).toEqual(['500.00']);
    expect(active.totals).toEqual({ bonuses: 1, amount: '500.00', turnoverLeft: '5000.00' });
    expect((await details(one, 'state=released')).totals.amount).toBe('20.00');
  });

  it('state that a withdrawal is refused until the requirement is met, and free after that', async () => {
    const one = await memberWithBonuses();
    const refused = { outcome: 'refused', turnoverLeft: '5000.00', kept: '0.00' };
    expect((await details(one)).withdrawal).toEqual(refused);
    await stakeOf(platform, one, 5_000_00n);
    expect((await details(one)).withdrawal.outcome).toBe('free');
  });

  it('state what was staked before the cashier waived the rest, and require nothing more', async () => {
    const one = await memberWithBonuses();
    await stakeOf(platform, one, 1_000_00n);
    await platform.forward(60);
    const { body } = await one.client.get('/wps/member/info');
    const { account } = body.value as MemberInfo;
    await act(platform, one, 'waiveTurnover', { account });
    await platform.forward(60);
    await stakeOf(platform, one, 1_000_00n);
    const { list, withdrawal } = await details(one);
    expect(withdrawal).toMatchObject({ outcome: 'free', turnoverLeft: '0.00' });
    expect(list[0]).toMatchObject({
      ...{ state: 'released', staked: '1000.00', stakedPercent: '20.00', turnoverLeft: '0.00' },
    });
  });

  it('tell players on a break what would remain of each bonus', async () => {
    const one = await memberWithBonuses();
    await stakeOf(platform, one, 1_000_00n);
    await one.client.post('/wps/member/protection/timeOut', { hours: 24, scope: 'brand' });
    const { list, withdrawal } = await details(one);
    expect(withdrawal).toEqual({ outcome: 'keeps', turnoverLeft: '4000.00', kept: '400.00' });
    expect(list.map(({ kept }) => kept)).toEqual(['400.00', '0.00']);
  });

  it('list the games that count, of the merchant’s categories in menu order', async () => {
    const one = await memberWithBonuses();
    const { contributions } = await details(one);
    expect(contributions.map(({ gameType }) => gameType)).toEqual(one.merchant.brand.categories);
    expect(contributions.every(({ percent }) => percent === '100.00')).toBe(true);
  });

  it('have their names in the statement in the reader’s language (S2.16 transactionHistory)', async () => {
    const one = await memberWithBonuses();
    const notes = async (language: string) => {
      const path = `/wps/member/transactions?kind=bonus&language=${language}`;
      const { transactions } = await answered<TransactionPage>(one.client.get(path));
      return transactions.map(({ note }) => note);
    };
    expect(await notes('en')).toEqual(['A bonus', 'A bonus']);
    expect(await notes('bn')).toEqual(['বোনাস', 'বোনাস']);
  });
});
