import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Catalogue } from '#sandbox/catalogue/catalogue.ts';
import type { Handler } from '#sandbox/contract/operations.ts';
import { game } from '#sandbox/database/schema/catalogue.ts';
import { recentGame } from '#sandbox/database/schema/play.ts';
import { toGame } from '#sandbox/handlers/games/gameRows.ts';
import { RECENT_GAMES } from '#sandbox/play/settings.ts';

/** The games that a player has played lately, the latest first (S2.6). */
export const getRecentGames =
  (catalogue: Catalogue): Handler<'getRecentGames'> =>
  async ({ db, session, merchant, query: { language } }) => {
    const rows = await db
      .select({ game })
      .from(recentGame)
      .innerJoin(game, eq(game.id, recentGame.gameId))
      .where(
        and(
          eq(recentGame.memberId, session.member.id),
          inArray(game.type, merchant.brand.categories),
        ),
      )
      .orderBy(desc(recentGame.playedAt), desc(recentGame.gameId))
      .limit(RECENT_GAMES);
    return {
      games: rows.map((row) => toGame(row.game, catalogue.vendor(row.game.vendorCode), language)),
    };
  };
