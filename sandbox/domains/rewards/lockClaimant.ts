import { lockMember } from '#sandbox/domains/protection/player.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { isOnBreak } from '#sandbox/kernel/sessions/session.ts';

/**
 * Locks whoever claims until the transaction `db` ends. Claims of one member are made one after the other, and none while a withdrawal
 * or a transfer of theirs is decided on: money that must be staked neither arrives unseen nor leaves. Comes before anything else of the
 * claim is read or locked.
 *
 * @throws Refusal `player_excluded` where a break has begun, or the account was closed, while the claim waited
 */
export async function lockClaimant(
  db: Database,
  { memberId, now }: { memberId: string; now: Date },
): Promise<void> {
  const stops = await lockMember(db, memberId);
  if (stops && (stops.status === 'closed' || isOnBreak(stops, now))) {
    throw new Refusal('player_excluded');
  }
}
