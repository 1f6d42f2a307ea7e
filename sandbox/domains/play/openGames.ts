import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { session } from '#sandbox/kernel/database/schema/sessions.ts';
import { gameSession } from './schema/gameSessions.ts';

/** How long after its last request a login's games count as closed, in milliseconds: a closed tab sends nothing. */
const UNSEEN_MS = 5 * 60_000;

/** The condition that a game's login is still valid: a game ends with the login that launched it. */
export const loginIsValid = (now: Date): SQL =>
  sql`(${gameSession.loginId} IS NULL OR EXISTS (SELECT FROM ${session} AS login WHERE login.id = ${gameSession.loginId}
    AND login.revoked_at IS NULL AND login.expires_at > ${now.toISOString()}::timestamptz))`;

/** The condition for current game sessions: begun or about to begin, and not over. */
const goesOn = (now: Date): SQL | undefined =>
  and(
    isNull(gameSession.endedAt),
    gt(gameSession.expiresAt, now),
    or(isNotNull(gameSession.tokenHash), gt(gameSession.launchExpiresAt, now)),
    loginIsValid(now),
  );

/** The condition for launches that were not begun in time, and can no longer be. */
export const neverBegun = (now: Date): SQL | undefined =>
  and(isNull(gameSession.tokenHash), lte(gameSession.launchExpiresAt, now));

/** Ends the sessions of a login that were launched for a game but have not begun. */
export async function endUnbegun(
  db: Database,
  loginId: string,
  gameId: number,
  now: Date,
): Promise<void> {
  await db
    .update(gameSession)
    .set({ endedAt: now })
    .where(
      and(
        eq(gameSession.loginId, loginId),
        eq(gameSession.gameId, gameId),
        isNull(gameSession.tokenHash),
        isNull(gameSession.endedAt),
      ),
    );
}

/** The codes of the vendors whose games a member has open. A game counts as closed once its login has been silent for five minutes. */
export async function openVendorsOf(
  db: Database,
  memberId: string,
  now: Date,
): Promise<Set<string>> {
  const since = new Date(now.getTime() - UNSEEN_MS);
  const rows = await db
    .selectDistinct({ vendorCode: game.vendorCode })
    .from(gameSession)
    .innerJoin(game, eq(game.id, gameSession.gameId))
    .innerJoin(session, eq(session.id, gameSession.loginId))
    .where(and(eq(gameSession.memberId, memberId), goesOn(now), gt(session.lastSeenAt, since)));
  return new Set(rows.map(({ vendorCode }) => vendorCode));
}
