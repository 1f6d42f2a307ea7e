import { and, countDistinct, eq, inArray } from 'drizzle-orm';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { deposit } from '#sandbox/domains/wallet/deposits/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { ReferralFunnel } from '#src/platform/contract.generated.ts';
import type { Friend } from './friends.ts';

/** The funnel of the friends that a member has invited directly: registered, deposited, placed a bet. */
export async function funnelOf(db: Database, friends: readonly Friend[]): Promise<ReferralFunnel> {
  const ids = friends.filter(({ tier }) => tier === 1).map(({ id }) => id);
  if (ids.length === 0) return { registered: 0, deposited: 0, played: 0 };
  const [paidIn] = await db
    .select({ friends: countDistinct(deposit.memberId) })
    .from(deposit)
    .where(and(inArray(deposit.memberId, ids), eq(deposit.state, 'paid')));
  const [players] = await db
    .select({ friends: countDistinct(bet.memberId) })
    .from(bet)
    .where(inArray(bet.memberId, ids));
  return {
    registered: ids.length,
    deposited: paidIn?.friends ?? 0,
    played: players?.friends ?? 0,
  };
}
