import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import { recentGame } from '#sandbox/domains/play/schema/ownGames.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { ofPrizeMode } from '../prizeMode.ts';
import { draw, lottery } from '../schema.ts';
import { SHOWN_DRAWS } from '../settings.ts';
import { missionRelayHandlers } from './missionRelays.ts';
import { toDraw, toLottery } from './rows.ts';

/** Handlers for lotteries, their draws and results (S7.28). */
export const lotteryHandlers: AreaHandlers<'lottery'> = {
  ...missionRelayHandlers,
  async getLotteries({ db, merchant, now, query: { prizeMode, language } }) {
    const rows = await db
      .select()
      .from(lottery)
      .innerJoin(game, eq(game.id, lottery.gameId))
      .where(inArray(game.type, merchant.brand.categories))
      .orderBy(asc(lottery.minutes), asc(game.rank));
    const lotteries = rows
      .filter(({ game: row }) => ofPrizeMode(row, prizeMode))
      .map((row) => toLottery(row, language, now));
    return { lotteries };
  },
  async getRecentLotteries({ db, merchant, session, now, query: { language } }) {
    const rows = await db
      .select({ lottery, game })
      .from(recentGame)
      .innerJoin(lottery, eq(lottery.gameId, recentGame.gameId))
      .innerJoin(game, eq(game.id, lottery.gameId))
      .where(
        and(
          eq(recentGame.memberId, session.member.id),
          inArray(game.type, merchant.brand.categories),
        ),
      )
      .orderBy(desc(recentGame.playedAt), asc(game.rank));
    return { lotteries: rows.map((row) => toLottery(row, language, now)) };
  },
  async getDraws({ db, merchant, query: { gameCode } }) {
    const rows = await db
      .select({ draw, game })
      .from(draw)
      .innerJoin(game, eq(game.id, draw.gameId))
      .where(and(eq(game.code, gameCode), inArray(game.type, merchant.brand.categories)))
      .orderBy(desc(draw.drawnAt))
      .limit(SHOWN_DRAWS);
    return { draws: rows.map(toDraw) };
  },
  async getLatestDraws({ db, merchant, query: { prizeMode } }) {
    const rows = await db
      .selectDistinctOn([draw.gameId], { draw, game })
      .from(draw)
      .innerJoin(game, eq(game.id, draw.gameId))
      .where(inArray(game.type, merchant.brand.categories))
      .orderBy(draw.gameId, desc(draw.drawnAt));
    return { draws: rows.filter(({ game: row }) => ofPrizeMode(row, prizeMode)).map(toDraw) };
  },
};
