import { lockMember } from '#sandbox/domains/protection/player.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { isOnBreak } from '#sandbox/kernel/sessions/session.ts';

/**
 * Locks the member who claims until the transaction `db` ends. A member's claims run one after the other, and none runs during a decision
 * on their withdrawal or transfer: otherwise money that must be staked could arrive or leave unnoticed. Call it before anything else of the
 * claim is read or locked.
 *
 * @throws Refusal `player_excluded` if a break has begun, or the account was closed, while the claim waited
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
