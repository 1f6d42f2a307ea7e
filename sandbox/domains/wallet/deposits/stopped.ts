import { isStopped, lockMember } from '#sandbox/domains/protection/player.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';

/** Locks a member like `lockMember`, and returns whether they cannot play: on a break, suspended, or with a closed account. */
export async function lockAndCheckStopped(
  db: Database,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const stops = await lockMember(db, memberId);
  return stops !== undefined && isStopped(stops, now);
}
