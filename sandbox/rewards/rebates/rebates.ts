import { eq, sql, sum } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { bet } from '#sandbox/database/schema/play.ts';
import { rebateClaim } from '#sandbox/database/schema/shares.ts';
import { shareOf } from '../share.ts';
import { STAKED, settledBets } from '../staked.ts';

/** What a player has staked at a vendor that was not rebated yet, and what comes back of it, in minor units. */
export interface OpenRebate {
  vendorCode: string;
  /** What is settled. */
  staked: bigint;
  /** What is not settled yet; nothing comes back of it before. */
  pending: bigint;
  amount: bigint;
}

/** How a player's rebates are reckoned. */
export interface RebateTerms {
  /** What comes back of stakes, in basis points. */
  basisPoints: number;
  /** The last settlement: bets that came to their end before it count. */
  settledUntil: Date;
}

/** The stakes of bets that came to their end before a moment, in minor units. */
const stakedBefore = (moment: Date) =>
  sql`coalesce(sum(${bet.stake}) FILTER (WHERE ${bet.settledAt} < ${moment.toISOString()}), 0)`.mapWith(
    BigInt,
  );

/**
 * The rebates of a player, by vendor. All that was ever staked is compared with all that was ever rebated, so that no stake is lost or
 * rebated twice, in whatever order bets are settled.
 */
export async function openRebates(
  db: Database,
  memberId: string,
  { basisPoints, settledUntil }: RebateTerms,
): Promise<OpenRebate[]> {
  const staked = await db
    .select({ vendorCode: bet.vendorCode, all: STAKED, settled: stakedBefore(settledUntil) })
    .from(bet)
    .where(settledBets(memberId))
    .groupBy(bet.vendorCode)
    .orderBy(bet.vendorCode);
  const rebated = await db
    .select({
      vendorCode: rebateClaim.vendorCode,
      staked: sum(rebateClaim.staked).mapWith(BigInt),
    })
    .from(rebateClaim)
    .where(eq(rebateClaim.memberId, memberId))
    .groupBy(rebateClaim.vendorCode);
  const taken = new Map(rebated.map((row) => [row.vendorCode, row.staked ?? 0n]));
  return staked
    .map(({ vendorCode, all, settled }) => {
      const open = settled - (taken.get(vendorCode) ?? 0n);
      const pending = all - settled;
      return { vendorCode, staked: open, pending, amount: shareOf(open, basisPoints) };
    })
    .filter((one) => one.staked > 0n || one.pending > 0n);
}

/** What some rebates come to, in minor units. */
export const totalOf = (rebates: readonly { amount: bigint }[]): bigint =>
  rebates.reduce((all, { amount }) => all + amount, 0n);
