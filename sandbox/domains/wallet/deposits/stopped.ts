import { isStopped, lockMember } from '#sandbox/domains/protection/player.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';

/** Locks a member like `lockMember`, and says whether they cannot play: they are on a break or suspended, or their account is closed. */
export async function lockStopped(db: Database, memberId: string, now: Date): Promise<boolean> {
  const stops = await lockMember(db, memberId);
  return stops !== undefined && isStopped(stops, now);
}
