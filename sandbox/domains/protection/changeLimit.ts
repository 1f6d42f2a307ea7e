import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { LimitName } from './limitName.ts';
import { playerLimit, playerLimitRaise } from './schema.ts';
import { RAISE_OPEN_MS, RAISE_WAIT_MS } from './settings.ts';

const ofLimit = (
  table: typeof playerLimit | typeof playerLimitRaise,
  memberId: string,
  name: LimitName,
) => and(eq(table.memberId, memberId), eq(table.name, name));

async function hold(
  db: Database,
  memberId: string,
  name: LimitName,
  value: bigint,
  now: Date,
): Promise<void> {
  await db
    .insert(playerLimit)
    .values({ memberId, name, value, since: now })
    .onConflictDoUpdate({
      target: [playerLimit.memberId, playerLimit.name],
      set: { value, since: now },
    });
}

const dropRaise = (db: Database, memberId: string, name: LimitName) =>
  db.delete(playerLimitRaise).where(ofLimit(playerLimitRaise, memberId, name));

/**
 * Changes a limit of a player. A first or lower limit applies at once, and cancels a waiting raise. A higher one, or none (`undefined`), is
 * a raise: it waits to be confirmed, and the old limit applies until then.
 *
 * @param value minor units of money; minutes for the session
 */
export async function changeLimit(
  db: Database,
  memberId: string,
  name: LimitName,
  value: bigint | undefined,
  now: Date,
): Promise<void> {
  const [current] = await db
    .select()
    .from(playerLimit)
    .where(ofLimit(playerLimit, memberId, name));
  const raised = current && (value === undefined || value > current.value);
  if (!raised) {
    await dropRaise(db, memberId, name);
    if (value !== undefined && value !== current?.value) {
      await hold(db, memberId, name, value, now);
    }
    return;
  }
  const raise = { value: value ?? null, askedAt: now };
  await db
    .insert(playerLimitRaise)
    .values({ memberId, name, ...raise })
    .onConflictDoUpdate({
      target: [playerLimitRaise.memberId, playerLimitRaise.name],
      set: raise,
    });
}

/** The time from which a raise can be confirmed. */
export const confirmableFrom = (askedAt: Date): Date => new Date(askedAt.getTime() + RAISE_WAIT_MS);

/** The time until which a raise can be confirmed; after that it counts as never requested. */
export const lapsesAt = (askedAt: Date): Date =>
  new Date(confirmableFrom(askedAt).getTime() + RAISE_OPEN_MS);

/**
 * Puts a raise into force. Refuses if none is waiting, or it has lapsed (`limit_raise_unknown`), and before its time
 * (`limit_raise_waiting`).
 */
export async function confirmRaise(
  db: Database,
  memberId: string,
  name: LimitName,
  now: Date,
): Promise<void> {
  const [raise] = await db
    .select()
    .from(playerLimitRaise)
    .where(ofLimit(playerLimitRaise, memberId, name));
  if (!raise || lapsesAt(raise.askedAt) <= now) throw new Refusal('limit_raise_unknown');
  if (confirmableFrom(raise.askedAt) > now) throw new Refusal('limit_raise_waiting');
  if (raise.value === null) {
    await db.delete(playerLimit).where(ofLimit(playerLimit, memberId, name));
    return;
  }
  await hold(db, memberId, name, raise.value, now);
  await dropRaise(db, memberId, name);
}
