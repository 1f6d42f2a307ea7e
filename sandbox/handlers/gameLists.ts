import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Handlers } from '#sandbox/contract/operations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { game, shelf } from '#sandbox/database/schema.ts';
import { checkMerchant, checkVendor, typesOf } from './gameChecks.ts';
import { selectGames, toGame } from './gameRows.ts';

const HOT_GAMES = 24;

/** Game lists, the most played first. */
export function gameListHandlers(db: Database): Pick<Handlers, 'getGameList' | 'getHotGames'> {
  return {
    async getGameList({ merchant, query }) {
      checkMerchant(merchant, query.merchant);
      const types = typesOf(merchant, query.gameType);
      const { vassalage, gameClassify, pageNo, pageSize, language } = query;
      const on = (table: typeof game | typeof shelf) =>
        and(
          inArray(table.type, types),
          vassalage === undefined ? undefined : eq(table.vendorCode, vassalage),
          gameClassify === undefined ? undefined : eq(table.classify, gameClassify),
        );
      const [counted] = await db
        .select({ total: sql`coalesce(sum(${shelf.games}), 0)`.mapWith(Number) })
        .from(shelf)
        .where(on(shelf));
      const total = counted?.total ?? 0;
      if (total === 0) await checkVendor(db, vassalage);
      const rows = await selectGames(db)
        .where(on(game))
        .orderBy(asc(game.rank))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      return {
        games: rows.map((row) => toGame(row, language)),
        totalPages: Math.ceil(total / pageSize),
        total,
      };
    },
    async getHotGames({ merchant, query }) {
      checkMerchant(merchant, query.merchantCode);
      await checkVendor(db, query.vassalage);
      const rows = await selectGames(db)
        .where(
          and(
            eq(game.hot, true),
            inArray(game.type, merchant.brand.categories),
            query.vassalage === undefined ? undefined : eq(game.vendorCode, query.vassalage),
          ),
        )
        .orderBy(asc(game.rank))
        .limit(HOT_GAMES);
      return { games: rows.map((row) => toGame(row, query.language)) };
    },
  };
}
