import { describe, expect, it } from 'vitest';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { BetPage } from '#src/platform/contract.generated.ts';
import { answered, at, stakeOf } from './rewards.fixture.ts';
import { type NewRequirement, openRequirement, requirementsOf } from './turnover.ts';

const platform = testPlatform();

const open = async (
  { merchant, memberId }: TestMember,
  source: NewRequirement['source'],
  amount: bigint,
): Promise<void> => {
  const { db, now } = at(platform);
  const { merchantCode } = merchant;
  await openRequirement(db, {
    ...{ merchantCode, memberId, source, amount, at: now },
    reference: `${source} ${now.getTime()}`,
  });
};

const stakes = async (one: TestMember, ...amounts: bigint[]): Promise<void> => {
  for (const amount of amounts) {
    await platform.forward(1);
    await stakeOf(platform, one, amount);
  }
  await platform.forward(1);
};

/** The part of each bet that counts towards a bonus, in the order of the bets. */
async function marked({ client }: TestMember): Promise<string[]> {
  const { bets } = await answered<BetPage>(client.get('/wps/member/bets?sort=at&order=asc'));
  return bets.map(({ bonusStake }) => bonusStake);
}

describe('the stakes in a betting record', () => {
  it('are marked if they count towards a bonus: after older requirements are met, and up to its own (S2.16 personalHistoryCopy)', async () => {
    const one = await newMember(platform);
    await stakes(one, 5_00n);
    await open(one, 'deposit', 30_00n);
    await stakes(one, 20_00n);
    await open(one, 'reward', 25_00n);
    await stakes(one, 8_00n, 10_00n, 10_00n, 10_00n);
    expect(await marked(one)).toEqual(['0.00', '0.00', '0.00', '8.00', '10.00', '7.00']);
  });

  it('add up to the progress of every bonus', async () => {
    const one = await newMember(platform);
    for (const [source, amount] of [
      ['reward', 40_00n],
      ['rebate', 15_00n],
      ['reward', 60_00n],
    ] as const) {
      await open(one, source, amount);
      await stakes(one, 9_50n, 12_00n, 7_25n);
    }
    const filled = (await requirementsOf(at(platform).db, one.memberId))
      .filter(({ source }) => source === 'reward')
      .reduce((sum, { amount, left }) => sum + amount - left, 0n);
    const sum = (await marked(one)).reduce((all, each) => all + BigInt(each.replace('.', '')), 0n);
    expect(amountText(one.merchant, sum)).toBe(amountText(one.merchant, filled));
    expect(filled).toBeGreaterThan(40_00n);
  });

  it('are the same in the file as on the page', async () => {
    const one = await newMember(platform);
    await open(one, 'reward', 10_00n);
    await stakes(one, 4_00n, 9_00n);
    const { content } = await answered<{ content: string }>(
      one.client.get('/wps/member/bets/export'),
    );
    const [head = '', ...rows] = content
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const column = head.indexOf('Counts towards bonus');
    expect(rows.map((row) => row[column])).toEqual(['4.00', '6.00']);
  });
});
