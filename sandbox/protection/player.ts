import { eq } from 'drizzle-orm';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { isOnBreak, type Member } from '#sandbox/sessions/session.ts';

/** What keeps a player from play. */
export type PlayerStops = Pick<Member, 'excludedUntil' | 'suspendedAt'>;

/** Whether a member can neither play nor send and be sent money. */
export const isStopped = (stops: PlayerStops, now: Date): boolean =>
  isOnBreak(stops, now) || stops.suspendedAt !== null;

const stopsOf = (db: Database, memberId: string) =>
  db
    .select({ excludedUntil: member.excludedUntil, suspendedAt: member.suspendedAt })
    .from(member)
    .where(eq(member.id, memberId));

function refuse(stops: PlayerStops | undefined, now: Date): void {
  if (stops && isOnBreak(stops, now)) throw new Refusal('player_excluded');
  if (stops?.suspendedAt) throw new Refusal('player_suspended');
}

/**
 * Lets no other transaction count against the limits of a player until the transaction `db` ends. Comes before any
 * account of the ledger is locked, so that nobody waits in a circle. Gives what keeps the player from play.
 */
export async function lockMember(db: Database, memberId: string): Promise<PlayerStops | undefined> {
  const [row] = await stopsOf(db, memberId).for('no key update');
  return row;
}

/** Locks a player like `lockMember`; refuses one on a time-out or self-excluded (`player_excluded`), and one whom their upline has suspended (`player_suspended`). */
export async function lockPlayer(db: Database, memberId: string, now: Date): Promise<void> {
  refuse(await lockMember(db, memberId), now);
}

/** Refuses a player like `lockPlayer`, as the database knows them now. */
export async function refuseStopped(db: Database, memberId: string, now: Date): Promise<void> {
  const [row] = await stopsOf(db, memberId);
  refuse(row, now);
}
