import { and, eq, gte, sql } from 'drizzle-orm';
import { bet } from '#sandbox/domains/bets/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';

/**
 * The result of a member's bets placed since a moment, in minor units: payouts less stakes, below zero for a loss. Stakes of unsettled bets
 * count as lost.
 */
export async function playResultSince(
  db: Database,
  memberId: string,
  moment: Date,
): Promise<bigint> {
  const [result] = await db
    .select({ won: sql`coalesce(sum(${bet.payout} - ${bet.stake}), 0)`.mapWith(BigInt) })
    .from(bet)
    .where(and(eq(bet.memberId, memberId), gte(bet.at, moment)));
  return result?.won ?? 0n;
}
