import { and, eq, ne, or } from 'drizzle-orm';
import { depositLeft, depositsOf } from '#sandbox/domains/protection/depositLimit.ts';
import { limitsOf } from '#sandbox/domains/protection/limits.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Deposit } from './changeDeposit.ts';
import { deposit } from './schema.ts';

/** Whether the player's limits reserve room for a deposit: it was checked against them when it began and has not expired since. */
const hasRoomKept = ({ state, limitsAsked }: Deposit): boolean =>
  limitsAsked && state !== 'expired';

/**
 * Whether the player's current limits allow the full amount to be credited with a deposit, beside the credits already in their spans. A
 * deposit without reserved room yields to the open ones that have it. The player must be locked.
 *
 * @param sent the amount to credit, in minor units
 */
export async function limitsAllow(
  db: Database,
  one: Deposit,
  sent: bigint,
  now: Date,
): Promise<boolean> {
  const isPaid = eq(deposit.state, 'paid');
  const goesFirst = hasRoomKept(one) && sent <= one.amount;
  const counted = goesFirst ? isPaid : or(isPaid, eq(deposit.limitsAsked, true));
  const others = and(ne(deposit.id, one.id), counted);
  const left = depositLeft(
    await limitsOf(db, one.memberId),
    await depositsOf(db, one.memberId, now, others),
  );
  return left === undefined || sent <= left;
}
