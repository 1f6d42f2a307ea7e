import { and, asc, eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import type { Catalogue } from '../catalogue.ts';
import { offeredBy } from '../offered.ts';
import { game } from '../schema.ts';
import { checkMerchant, typesOf } from './gameChecks.ts';
import { createGamePages } from './gamePages.ts';
import { toGame } from './toGame.ts';

const HOT_GAMES = 24;

/** Returns a page of games, most played first unless another order is given (S7.24). */
export function getGameList(catalogue: Catalogue): Handler<'getGameList'> {
  const pages = createGamePages(catalogue);
  return async ({ db, merchant, query }) => {
    const { vassalage, gameClassify, gameName, sort, pageNo, pageSize, language } = query;
    checkMerchant(merchant, query.merchant);
    const { gamesLeftOut: leftOut } = merchant.brand;
    if (vassalage !== undefined) catalogue.without(leftOut).vendor(vassalage);
    const types = typesOf(merchant, query.gameType);
    return pages(db, {
      ...{ types, leftOut, vassalage, gameClassify, gameName, sort },
      ...{ pageNo, pageSize, language },
    });
  };
}

/** Returns the most played games (S7.25). */
export const getHotGames =
  (catalogue: Catalogue): Handler<'getHotGames'> =>
  async ({ db, merchant, query: { merchantCode, vassalage, language } }) => {
    checkMerchant(merchant, merchantCode);
    if (vassalage !== undefined) catalogue.without(merchant.brand.gamesLeftOut).vendor(vassalage);
    const rows = await db
      .select()
      .from(game)
      .where(
        and(
          eq(game.hot, true),
          offeredBy(merchant),
          vassalage === undefined ? undefined : eq(game.vendorCode, vassalage),
        ),
      )
      .orderBy(asc(game.rank))
      .limit(HOT_GAMES);
    return {
      games: rows.map((row) => toGame(row, catalogue.vendor(row.vendorCode), language)),
    };
  };
