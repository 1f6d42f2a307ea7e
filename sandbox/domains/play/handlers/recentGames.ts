import { and, desc, eq } from 'drizzle-orm';
import type { Catalogue } from '#sandbox/domains/catalogue/catalogue.ts';
import { toGame } from '#sandbox/domains/catalogue/handlers/toGame.ts';
import { offeredBy } from '#sandbox/domains/catalogue/offered.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import { recentGame } from '#sandbox/domains/play/schema/ownGames.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { RECENT_GAMES } from '../settings.ts';

/** Returns the games that a player has played recently, latest first (S2.6). */
export const getRecentGames =
  (catalogue: Catalogue): Handler<'getRecentGames'> =>
  async ({ db, session, merchant, query: { language } }) => {
    const rows = await db
      .select({ game })
      .from(recentGame)
      .innerJoin(game, eq(game.id, recentGame.gameId))
      .where(and(eq(recentGame.memberId, session.member.id), offeredBy(merchant)))
      .orderBy(desc(recentGame.playedAt), desc(recentGame.gameId))
      .limit(RECENT_GAMES);
    return {
      games: rows.map((row) => toGame(row.game, catalogue.vendor(row.game.vendorCode), language)),
    };
  };
