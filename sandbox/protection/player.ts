import { eq } from 'drizzle-orm';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { member } from '#sandbox/database/schema/members.ts';

const exclusionOf = (db: Database, memberId: string) =>
  db.select({ until: member.excludedUntil }).from(member).where(eq(member.id, memberId));

function refuseUntil(until: Date | null | undefined, now: Date): void {
  if (until && until > now) throw new Refusal('player_excluded');
}

/**
 * Lets no other transaction count against the limits of a player until the transaction `db` ends. Comes before any
 * account of the ledger is locked, so that nobody waits in a circle. Gives until when the player is excluded.
 */
export async function lockMember(db: Database, memberId: string): Promise<Date | null | undefined> {
  const [row] = await exclusionOf(db, memberId).for('no key update');
  return row?.until;
}

/** Locks a player like `lockMember`; refuses one on a time-out or self-excluded (`player_excluded`). */
export async function lockPlayer(db: Database, memberId: string, now: Date): Promise<void> {
  refuseUntil(await lockMember(db, memberId), now);
}

/** Refuses a player on a time-out or self-excluded, as the database knows it now (`player_excluded`). */
export async function refuseExcluded(db: Database, memberId: string, now: Date): Promise<void> {
  const [row] = await exclusionOf(db, memberId);
  refuseUntil(row?.until, now);
}
