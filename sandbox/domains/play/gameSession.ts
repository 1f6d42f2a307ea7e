import { and, eq, gt, isNull } from 'drizzle-orm';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { hashToken, newToken } from '#sandbox/kernel/sessions/token.ts';
import { loginIsValid } from './openGames.ts';
import { gameSession } from './schema/gameSessions.ts';

/** A game session in progress, with its game. */
export interface Playing {
  session: typeof gameSession.$inferSelect;
  game: typeof game.$inferSelect;
}

/** The merchant and token of a requested game session. */
interface Asked {
  merchantCode: string;
  token: string;
  now: Date;
}

/** Exchanges the token of a launch for the one that the game plays with. Refuses a second exchange (`launch_ended`). */
export async function exchangeLaunchToken(
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
        isNull(gameSession.endedAt),
        gt(gameSession.launchExpiresAt, now),
        loginIsValid(now),
      ),
    )
    .returning();
  if (!begun) throw new Refusal('launch_ended');
  const [played] = await db.select().from(game).where(eq(game.id, begun.gameId));
  if (!played) throw new Error(`The game ${begun.gameId} was launched and is not there.`);
  return { session: begun, game: played, token: own };
}

/**
 * Locks the game session with a token until the transaction ends, so that its rounds run one after the other. Refuses one that has ended
 * (`game_session_over`).
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
        loginIsValid(now),
      ),
    )
    .for('update', { of: gameSession });
  if (!found) throw new Refusal('game_session_over');
  return found;
}
