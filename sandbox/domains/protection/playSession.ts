import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { realityCheck, sitting } from './schema.ts';
import {
  DEFAULT_REALITY_CHECK_MINUTES,
  PLAY_SESSION_PAUSE_MS,
  type RealityCheckMinutes,
} from './settings.ts';

const MINUTE_MS = 60_000;

/** A play session in progress. */
export interface PlaySession {
  startedAt: Date;
  lastPlayedAt: Date;
  /** When the next reality check is due; play stops until it is acknowledged. */
  nextCheckAt: Date;
  /** In minor units. */
  staked: bigint;
  /** In minor units. */
  won: bigint;
}

const pauseBefore = (now: Date): Date => new Date(now.getTime() - PLAY_SESSION_PAUSE_MS);

/** The minutes between two reality checks of a player. */
export async function realityCheckMinutes(
  db: Database,
  memberId: string,
): Promise<RealityCheckMinutes> {
  const [row] = await db.select().from(realityCheck).where(eq(realityCheck.memberId, memberId));
  return row?.minutes ?? DEFAULT_REALITY_CHECK_MINUTES;
}

/** A player's current play session; undefined if they have paused for long enough. */
export async function playSessionOf(
  db: Database,
  memberId: string,
  now: Date,
): Promise<PlaySession | undefined> {
  const [row] = await db
    .select()
    .from(sitting)
    .where(and(eq(sitting.memberId, memberId), gt(sitting.lastPlayedAt, pauseBefore(now))));
  if (!row) return undefined;
  const { startedAt, lastPlayedAt, checkedAt, staked, won } = row;
  const minutes = await realityCheckMinutes(db, memberId);
  const nextCheckAt = new Date(checkedAt.getTime() + minutes * MINUTE_MS);
  return { startedAt, lastPlayedAt, nextCheckAt, staked, won };
}

/** Begins or continues a play session, and adds a stake in minor units to it. */
export async function continuePlaySession(
  db: Database,
  memberId: string,
  staked: bigint,
  now: Date,
): Promise<void> {
  const over = sql`${sitting.lastPlayedAt} <= ${pauseBefore(now).toISOString()}::timestamptz`;
  const unlessOver = (column: typeof sitting.startedAt | typeof sitting.checkedAt) =>
    sql`CASE WHEN ${over} THEN excluded.started_at ELSE ${column} END`;
  await db
    .insert(sitting)
    .values({ memberId, startedAt: now, lastPlayedAt: now, checkedAt: now, staked })
    .onConflictDoUpdate({
      target: sitting.memberId,
      set: {
        startedAt: unlessOver(sitting.startedAt),
        checkedAt: unlessOver(sitting.checkedAt),
        lastPlayedAt: now,
        staked: sql`CASE WHEN ${over} THEN 0 ELSE ${sitting.staked} END + excluded.staked`,
        won: sql`CASE WHEN ${over} THEN 0 ELSE ${sitting.won} END`,
      },
    });
}

/** Adds a win in minor units to the current play session. A win begins none: it may come long after its stake. */
export async function addWin(
  db: Database,
  memberId: string,
  amount: bigint,
  now: Date,
): Promise<void> {
  await db
    .update(sitting)
    .set({ won: sql`${sitting.won} + ${amount}` })
    .where(and(eq(sitting.memberId, memberId), gt(sitting.lastPlayedAt, pauseBefore(now))));
}

/** Records that a player has acknowledged a reality check. */
export async function acknowledgeCheck(db: Database, memberId: string, now: Date): Promise<void> {
  await db.update(sitting).set({ checkedAt: now }).where(eq(sitting.memberId, memberId));
}
