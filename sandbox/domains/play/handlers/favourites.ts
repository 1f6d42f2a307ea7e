import { and, count, desc, eq } from 'drizzle-orm';
import type { Catalogue } from '#sandbox/domains/catalogue/catalogue.ts';
import { toGame } from '#sandbox/domains/catalogue/handlers/toGame.ts';
import { offeredBy } from '#sandbox/domains/catalogue/offered.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import { favourite } from '#sandbox/domains/play/schema/ownGames.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';

type FavouriteHandlers = Pick<
  AreaHandlers<'play'>,
  'getFavouriteIds' | 'getFavourites' | 'addFavourite' | 'removeFavourite'
>;

const NEWEST = [desc(favourite.addedAt), desc(favourite.gameId)];

/** Handlers for a player's favourites (S3.14, S4.13). Games that the merchant no longer offers stay marked, but hidden. */
export const favouriteHandlers = (catalogue: Catalogue): FavouriteHandlers => ({
  async getFavouriteIds({ db, session }) {
    const rows = await db
      .select({ gameId: favourite.gameId })
      .from(favourite)
      .where(eq(favourite.memberId, session.member.id))
      .orderBy(...NEWEST);
    return { nodeIds: rows.map(({ gameId }) => gameId) };
  },
  async getFavourites({ db, session, merchant, query }) {
    const { gameType, pageNo, pageSize, language } = query;
    const where = and(
      eq(favourite.memberId, session.member.id),
      offeredBy(merchant, gameType === undefined ? undefined : [gameType]),
    );
    const joined = eq(game.id, favourite.gameId);
    const [counted] = await db
      .select({ total: count() })
      .from(favourite)
      .innerJoin(game, joined)
      .where(where);
    const rows = await db
      .select({ game })
      .from(favourite)
      .innerJoin(game, joined)
      .where(where)
      .orderBy(...NEWEST)
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    return {
      content: rows.map((row) => toGame(row.game, catalogue.vendor(row.game.vendorCode), language)),
      pageNum: pageNo,
      totalPages: Math.ceil((counted?.total ?? 0) / pageSize),
    };
  },
  async addFavourite({ db, session, merchant, now, body: { nodeId, vendor, gameType } }) {
    const [found] = await db
      .select({ id: game.id })
      .from(game)
      .where(
        and(
          eq(game.id, nodeId),
          eq(game.vendorCode, vendor),
          eq(game.type, gameType),
          offeredBy(merchant),
        ),
      );
    if (!found) throw new Refusal('game_unknown');
    await db
      .insert(favourite)
      .values({ memberId: session.member.id, gameId: nodeId, addedAt: now })
      .onConflictDoNothing();
    return null;
  },
  async removeFavourite({ db, session, query: { nodeId } }) {
    await db
      .delete(favourite)
      .where(and(eq(favourite.memberId, session.member.id), eq(favourite.gameId, nodeId)));
    return null;
  },
});
