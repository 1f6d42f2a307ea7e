import { eq, sum } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { bet } from '#sandbox/database/schema/play.ts';
import { rebateClaim } from '#sandbox/database/schema/shares.ts';
import { shareOf } from '../share.ts';
import { STAKED, settledBets } from '../staked.ts';

/** What a player has staked at a vendor that was not rebated yet, and what comes back of it, in minor units. */
export interface OpenRebate {
  vendorCode: string;
  staked: bigint;
  amount: bigint;
}

/**
 * The rebates that a player can claim, by vendor. All that was ever staked is compared with all that was ever
 * rebated, so that no stake is lost or rebated twice, in whatever order bets are settled.
 */
export async function openRebates(
  db: Database,
  memberId: string,
  basisPoints: number,
): Promise<OpenRebate[]> {
  const staked = await db
    .select({ vendorCode: bet.vendorCode, staked: STAKED })
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
    .map(({ vendorCode, staked: all }) => {
      const open = all - (taken.get(vendorCode) ?? 0n);
      return { vendorCode, staked: open, amount: shareOf(open, basisPoints) };
    })
    .filter((one) => one.staked > 0n);
}

/** What some rebates come to, in minor units. */
export const totalOf = (rebates: readonly { amount: bigint }[]): bigint =>
  rebates.reduce((all, { amount }) => all + amount, 0n);
