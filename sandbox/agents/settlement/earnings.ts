import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { ContractRow } from '../contracts/contractsInForce.ts';
import { cadenceOf, periodEnd, periodStart } from './cadence.ts';
import { BASIS_POINTS, baseOf, contractBets } from './contractBets.ts';

/** A contract that is or was in force. */
export type SettledContract = ContractRow & { settledUntil: Date };

/** What a contract earned in a period. Amounts are in minor units. */
export interface Earning {
  from: Date;
  until: Date;
  players: number;
  stake: bigint;
  /** What the team won; below zero where it lost. */
  net: bigint;
  amount: bigint;
}

type Row = {
  starts: string;
  ends: string;
  players: number;
  stake: string;
  net: string;
  earned: string;
};

const later = (one: Date, other: Date) => (one > other ? one : other);
const earlier = (one: Date, other: Date) => (one < other ? one : other);

/**
 * What a contract earned between what was settled before and a moment, period by period; periods without bets are left
 * out. A bet counts when it is settled. Of each bet the agent gets the own rate less that of the nearest agent below who has
 * a contract of the kind then. A salary is a share of stakes, a dividend one of what the team lost, and nothing where it won.
 */
export async function earningsOf(
  db: Database,
  contract: SettledContract,
  until: Date,
  timeZone: string,
): Promise<Earning[]> {
  const { rate, settledUntil } = contract;
  const cadence = cadenceOf(contract);
  const { rows } = await db.execute<Row>(sql`
    SELECT starts, ${periodEnd(cadence, sql`starts`, timeZone)} AS ends, count(DISTINCT member_id)::int AS players,
      sum(stake)::text AS stake, sum(payout - stake)::text AS net,
      sum((${baseOf(contract)}) * (${rate}::bigint - below))::text AS earned
    FROM (
      SELECT ${periodStart(cadence, sql`settled_at`, timeZone)} AS starts, member_id, stake, payout, below
      FROM ${contractBets(contract, settledUntil, until)} AS counted
    ) AS bets GROUP BY starts ORDER BY starts`);
  return rows.map(({ starts, ends, players, stake, net, earned }) => {
    const share = BigInt(earned) / BASIS_POINTS;
    return {
      from: later(new Date(starts), settledUntil),
      until: earlier(new Date(ends), until),
      players,
      stake: BigInt(stake),
      net: BigInt(net),
      amount: share > 0n ? share : 0n,
    };
  });
}
