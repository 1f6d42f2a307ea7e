import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { cadenceOf, periodEnd, periodStart } from './cadence.ts';
import { carriedInto, type Earning, earningsOf, type SettledContract } from './earnings.ts';

const NOTHING = {
  ...{ players: 0, stake: 0n, net: 0n, bonuses: 0n, fees: 0n },
  ...{ corrections: 0n, amount: 0n },
};

/** The earning of the current period, and the sum of those of earlier periods that are still to be paid. */
export type CurrentEarning = Earning & { due: bigint };

/** What a contract in force has earned so far in the current period, with the period's start and end, and what is due from earlier ones. */
export async function currentEarning(
  db: Database,
  contract: SettledContract,
  timeZone: string,
  now: Date,
): Promise<CurrentEarning> {
  const cadence = cadenceOf(contract);
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ starts: string; ends: string }>(
    sql`SELECT starts, ${periodEnd(cadence, sql`starts`, timeZone)} AS ends
      FROM (SELECT ${periodStart(cadence, at, timeZone)} AS starts) AS period`,
  );
  const [period] = rows;
  if (!period) throw new Error('Every moment lies in a period.');
  const starts = new Date(period.starts);
  const from = starts > contract.settledUntil ? starts : contract.settledUntil;
  // A period that has ended but is not settled yet carries over, too.
  const unpaid = await earningsOf(db, contract, now, timeZone);
  const last = unpaid.at(-1);
  const due = unpaid
    .filter((earning) => earning.from < from)
    .reduce((sum, { amount }) => sum + amount, 0n);
  const until = new Date(period.ends);
  if (last && last.from >= from) return { ...last, from, until, due };
  const carried = last?.carriedOut ?? (await carriedInto(db, contract, timeZone));
  return { ...NOTHING, carriedIn: carried, carriedOut: carried, from, until, due };
}
