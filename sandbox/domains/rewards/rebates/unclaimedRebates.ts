import { and, asc, eq, gt, sql, sum } from 'drizzle-orm';
import { lineRebateChange } from '#sandbox/domains/agents/schema.ts';
import { bet } from '#sandbox/domains/bets/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { rebateClaim } from '../schema/shares.ts';
import { STAKED, settledBets } from '../staked.ts';
import { type RebateShare, rebateShares } from './rebateShares.ts';

/** A player's stakes at a vendor that are not yet rebated, and their rebate, in minor units. */
export interface UnclaimedRebate {
  vendorCode: string;
  /** The stakes on bets settled before `settledUntil`. */
  staked: bigint;
  /** The stakes on bets settled since, which bring no rebate yet. */
  pending: bigint;
  /** The rebate, by rate. */
  shares: readonly RebateShare[];
}

/** The terms that a player's rebates are calculated by. */
export interface RebateTerms {
  /** The rebate rate of the VIP level, in basis points. */
  byLevel: number;
  /** The rebate rate given by the upline, in basis points. The higher of the two applies. */
  byLine: number;
  /** The last settlement: bets settled before it count. */
  settledUntil: Date;
}

/** The rate that applies now, in basis points. */
export const rateNow = ({ byLevel, byLine }: RebateTerms): number => Math.max(byLevel, byLine);

/** The stakes of bets settled before a moment, in minor units. */
const stakedBefore = (moment: Date) =>
  sql`coalesce(sum(${bet.stake}) FILTER (WHERE ${bet.settledAt} < ${moment.toISOString()}), 0)`.mapWith(
    BigInt,
  );

/** A player's stakes by vendor and by the upline's rebate at the time their bets were settled, oldest first. */
function readStakes(db: Database, memberId: string, { settledUntil }: RebateTerms) {
  const held = db
    .select({ until: lineRebateChange.until, rebate: lineRebateChange.rebate })
    .from(lineRebateChange)
    .where(and(eq(lineRebateChange.memberId, memberId), gt(lineRebateChange.until, bet.settledAt)))
    .orderBy(asc(lineRebateChange.until))
    .limit(1)
    .as('held');
  return db
    .select({
      ...{ vendorCode: bet.vendorCode, byLine: held.rebate },
      ...{ all: STAKED, settled: stakedBefore(settledUntil) },
    })
    .from(bet)
    .leftJoinLateral(held, sql`true`)
    .where(settledBets(memberId))
    .groupBy(bet.vendorCode, held.until, held.rebate)
    .orderBy(bet.vendorCode, sql`${held.until} NULLS LAST`);
}

/** Stakes of a player already rebated, by vendor. */
async function rebatedBy(db: Database, memberId: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .select({
      vendorCode: rebateClaim.vendorCode,
      staked: sum(rebateClaim.staked).mapWith(BigInt),
    })
    .from(rebateClaim)
    .where(eq(rebateClaim.memberId, memberId))
    .groupBy(rebateClaim.vendorCode);
  return new Map(rows.map((row) => [row.vendorCode, row.staked ?? 0n]));
}

/**
 * The open rebates of a player, by vendor. All stakes ever are compared with all stakes ever rebated, so that no stake is lost or rebated
 * twice, in whatever order bets are settled.
 */
export async function unclaimedRebates(
  db: Database,
  memberId: string,
  terms: RebateTerms,
): Promise<UnclaimedRebate[]> {
  const stakes = await readStakes(db, memberId, terms);
  const rebated = await rebatedBy(db, memberId);
  return [...new Set(stakes.map(({ vendorCode }) => vendorCode))]
    .map((vendorCode) => {
      const rows = stakes.filter((row) => row.vendorCode === vendorCode);
      const all = rows.reduce((total, row) => total + row.all, 0n);
      const settled = rows.reduce((total, row) => total + row.settled, 0n);
      const taken = rebated.get(vendorCode) ?? 0n;
      const spans = rows.map((row) => ({
        staked: row.settled,
        basisPoints: Math.max(terms.byLevel, row.byLine ?? terms.byLine),
      }));
      const shares = rebateShares(spans, taken);
      return { vendorCode, staked: settled - taken, pending: all - settled, shares };
    })
    .filter((one) => one.staked > 0n || one.pending > 0n);
}

/** The total of some rebates, in minor units. */
export const totalOf = (rebates: readonly Pick<UnclaimedRebate, 'shares'>[]): bigint =>
  rebates.flatMap(({ shares }) => shares).reduce((all, { amount }) => all + amount, 0n);
