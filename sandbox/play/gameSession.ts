import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { game } from '#sandbox/database/schema/catalogue.ts';
import { gameSession } from '#sandbox/database/schema/gameSessions.ts';
import { session } from '#sandbox/database/schema/sessions.ts';
import { hashToken, newToken } from '#sandbox/sessions/token.ts';

/** A game that is being played. */
export interface Playing {
  session: typeof gameSession.$inferSelect;
  game: typeof game.$inferSelect;
}

/** Which game is meant. */
interface Asked {
  merchantCode: string;
  token: string;
  now: Date;
}

/** A game ends with the login that it was launched from. */
const loggedIn = (now: Date) =>
  or(
    isNull(gameSession.loginId),
    sql`EXISTS (SELECT FROM ${session} WHERE ${session}.id = ${gameSession.loginId}
      AND ${session}.revoked_at IS NULL AND ${session}.expires_at > ${now.toISOString()}::timestamptz)`,
  );

/** Exchanges the token of a launch for the one that the game plays with. Refuses the second time (`launch_ended`). */
export async function beginGame(
  db: Database,
  { merchantCode, token, now }: Asked,
): Promise<Playing & { token: string }> {
  const own = newToken();
  const [begun] = await db
    .update(gameSession)
    .set({ tokenHash: hashToken(own) })
    .where(
      and(
        eq(gameSession.launchHash, hashToken(token)),
        eq(gameSession.merchantCode, merchantCode),
        isNull(gameSession.tokenHash),
        gt(gameSession.launchExpiresAt, now),
        loggedIn(now),
      ),
    )
    .returning();
  if (!begun) throw new Refusal('launch_ended');
  const [played] = await db.select().from(game).where(eq(game.id, begun.gameId));
  if (!played) throw new Error(`The game ${begun.gameId} was launched and is not there.`);
  return { session: begun, game: played, token: own };
}

/**
 * The game of a token, locked until the transaction ends, so that its rounds come one after the other. Refuses a game
 * that is over (`game_session_over`).
 */
export async function lockGame(
  db: Database,
  { merchantCode, token, now }: Asked,
): Promise<Playing> {
  const [found] = await db
    .select({ session: gameSession, game })
    .from(gameSession)
    .innerJoin(game, eq(game.id, gameSession.gameId))
    .where(
      and(
        eq(gameSession.tokenHash, hashToken(token)),
        eq(gameSession.merchantCode, merchantCode),
        isNull(gameSession.endedAt),
        gt(gameSession.expiresAt, now),
        loggedIn(now),
      ),
    )
    .for('update', { of: gameSession });
  if (!found) throw new Refusal('game_session_over');
  return found;
}

/** Ends the game of a token, if it goes on. */
export async function endGame(db: Database, { merchantCode, token, now }: Asked): Promise<void> {
  await db
    .update(gameSession)
    .set({ endedAt: now })
    .where(
      and(
        eq(gameSession.tokenHash, hashToken(token)),
        eq(gameSession.merchantCode, merchantCode),
        isNull(gameSession.endedAt),
      ),
    );
}
