import { expect } from 'vitest';
import { answered } from '#sandbox/domains/rewards/rewards.fixture.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { addDays } from '#sandbox/kernel/market/period.ts';
import type { TestMember } from '#sandbox/testing/newMember.fixture.ts';
import type { ProfitPage } from '#src/platform/contract.generated.ts';
import type { AccountHistory } from './accountHistory.fixture.ts';
import { entriesOf, type LedgerEntry, minor, ofKind, sum } from './entries.fixture.ts';

const WEEK_DAYS = 7;

/** The Monday of a day's week. */
const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS));

const FIRST_DAYS = {
  day: (day: string) => day,
  week: mondayOf,
  month: (day: string) => `${day.slice(0, 7)}-01`,
};

/** The number of bets, stakes, payouts and results, in minor units. */
type Sums = [bets: number, stake: bigint, payout: bigint, net: bigint];

function sumsOf(stakes: readonly LedgerEntry[], wins: readonly LedgerEntry[]): Sums {
  const rounds = new Set(stakes.map(({ reference }) => reference));
  const stake = -sum(stakes);
  const payout = sum(wins.filter(({ reference }) => rounds.has(reference)));
  return [stakes.length, stake, payout, payout - stake];
}

const shown = ({ bets, stake, payout, net }: ProfitPage['totals']): Sums => [
  ...([bets, minor(stake), minor(payout), minor(net)] as const),
];

/** Checks the profit and loss that a member sees against the ledger entries, by day, week and month of the market. */
export async function provesProfit(
  db: Database,
  one: TestMember,
  played: AccountHistory,
): Promise<void> {
  const entries = await entriesOf(db, one);
  const settled = entries.filter(({ reference }) => played.settled.has(reference));
  const [stakes, wins] = [ofKind(settled, 'stake'), ofKind(settled, 'win')];
  for (const [by, firstOf] of Object.entries(FIRST_DAYS)) {
    const path = `/wps/member/profit?from=2020-01-01&by=${by}&pageSize=100`;
    const page = await answered<ProfitPage>(one.client.get(path));
    expect(shown(page.totals)).toEqual(sumsOf(stakes, wins));
    const firsts = [...new Set(stakes.map(({ day }) => firstOf(day)))].sort().reverse();
    expect(page.lines.map((line) => [line.of, shown(line)])).toEqual(
      firsts.map((first) => [
        first,
        sumsOf(
          stakes.filter(({ day }) => firstOf(day) === first),
          wins,
        ),
      ]),
    );
  }
}
