import { and, eq, ne, or } from 'drizzle-orm';
import { depositLeft, depositsOf } from '#sandbox/domains/protection/depositLimit.ts';
import { limitsOf } from '#sandbox/domains/protection/limits.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Deposit } from './changeDeposit.ts';
import { deposit } from './schema.ts';

/** Whether the limits let a deposit through when it was begun, and it has not expired since: room is kept for its amount. */
const hasRoomKept = ({ state, limitsAsked }: Deposit): boolean =>
  limitsAsked && state !== 'expired';

/**
 * Whether the limits that a player has now leave all that would be credited with a deposit, beside what was credited in their spans. What
 * no room was kept for gives way to the open deposits that have it; with the player locked.
 *
 * @param sent what would be credited, in minor units
 */
export async function limitLeaves(
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
