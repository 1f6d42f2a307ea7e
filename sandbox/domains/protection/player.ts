import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { isOnBreak, type Member } from '#sandbox/kernel/sessions/session.ts';

/** The fields that can keep a player from play. A player with a session has an open account, so that its status can be omitted. */
export type PlayerStops = Pick<Member, 'excludedUntil' | 'suspendedAt'> &
  Partial<Pick<Member, 'status'>>;

const isClosed = ({ status }: PlayerStops): boolean => status === 'closed';

/** Whether a member can neither play nor send or receive money: on a break, suspended, or with a closed account. */
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
  // Only a request that began before its account was closed gets here; as on a break, it can neither play nor deposit.
  if (stops && (isClosed(stops) || isOnBreak(stops, now))) throw new Refusal('player_excluded');
  if (stops?.suspendedAt) throw new Refusal('player_suspended');
}

/**
 * Locks a player until the transaction `db` ends, so that no other transaction checks their limits meanwhile. Call it before any account of
 * the ledger is locked, to avoid deadlocks. Returns what keeps the player from play, as read under the lock: if the account was closed
 * during the wait, this shows it (`isStopped`).
 */
export async function lockMember(
  db: Database,
  memberId: string,
): Promise<Required<PlayerStops> | undefined> {
  const [row] = await stopsOf(db, memberId).for('no key update');
  return row;
}

/**
 * Locks a player like `lockMember`; refuses one on a time-out, self-excluded or with a closed account (`player_excluded`), and one
 * suspended by their upline (`player_suspended`).
 */
export async function lockPlayer(db: Database, memberId: string, now: Date): Promise<void> {
  refuse(await lockMember(db, memberId), now);
}

/** Refuses a player like `lockPlayer`, by the current state in the database, without a lock. */
export async function refuseStopped(db: Database, memberId: string, now: Date): Promise<void> {
  const [row] = await stopsOf(db, memberId);
  refuse(row, now);
}
