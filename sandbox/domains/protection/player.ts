import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { isOnBreak, type Member } from '#sandbox/kernel/sessions/session.ts';

/** What keeps a player from play. Whoever has a session has no closed account, and can leave the state of it out. */
export type PlayerStops = Pick<Member, 'excludedUntil' | 'suspendedAt'> &
  Partial<Pick<Member, 'status'>>;

const isClosed = ({ status }: PlayerStops): boolean => status === 'closed';

/** Whether a member can neither play nor send and be sent money: on a break, suspended, or with a closed account. */
export const isStopped = (stops: PlayerStops, now: Date): boolean =>
  isClosed(stops) || isOnBreak(stops, now) || stops.suspendedAt !== null;

const stopsOf = (db: Database, memberId: string) =>
  db
    .select({
      ...{ status: member.status, excludedUntil: member.excludedUntil },
      suspendedAt: member.suspendedAt,
    })
    .from(member)
    .where(eq(member.id, memberId));

function refuse(stops: PlayerStops | undefined, now: Date): void {
  // Only a call that began before its account was closed comes so far; as on a break, nothing can be played or paid in.
  if (stops && (isClosed(stops) || isOnBreak(stops, now))) throw new Refusal('player_excluded');
  if (stops?.suspendedAt) throw new Refusal('player_suspended');
}

/**
 * Lets no other transaction count against the limits of a player until the transaction `db` ends. Comes before any
 * account of the ledger is locked, so that nobody waits in a circle. Gives what keeps the player from play as it is under
 * the lock: whoever has waited for an account that was closed meanwhile reads that it is (`isStopped`).
 */
export async function lockMember(
  db: Database,
  memberId: string,
): Promise<Required<PlayerStops> | undefined> {
  const [row] = await stopsOf(db, memberId).for('no key update');
  return row;
}

/**
 * Locks a player like `lockMember`; refuses one on a time-out, self-excluded or with a closed account
 * (`player_excluded`), and one whom their upline has suspended (`player_suspended`).
 */
export async function lockPlayer(db: Database, memberId: string, now: Date): Promise<void> {
  refuse(await lockMember(db, memberId), now);
}

/** Refuses a player like `lockPlayer`, as the database knows them now. */
export async function refuseStopped(db: Database, memberId: string, now: Date): Promise<void> {
  const [row] = await stopsOf(db, memberId);
  refuse(row, now);
}
