import { and, asc, eq, sql } from 'drizzle-orm';
import { typesOf } from '#sandbox/domains/catalogue/handlers/gameChecks.ts';
import { offeredBy } from '#sandbox/domains/catalogue/offered.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import { forUnexcluded } from '#sandbox/domains/protection/unexcluded.ts';
import type { AreaHandlers, Call } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { GameType } from '#src/platform/contract.generated.ts';
import { endGames } from '../endGames.ts';
import { findGame, launch } from '../launch.ts';
import { gameSession } from '../schema/gameSessions.ts';

type LaunchHandlers = Pick<AreaHandlers<'play'>, 'launchGame' | 'launchVendor' | 'leaveGame'>;

/** Lotteries that have a page of their own (S4.12). */
const LOTTERY_PAGES: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
};

/** The site's page that a vendor's card leads to, if any (S4.12). */
function pageOf(vassalage: string, gameType: GameType): string | undefined {
  const own = LOTTERY_PAGES[vassalage];
  if (own !== undefined) return own;
  if (gameType === 'LOTT' || gameType === 'ELOTT') return '/lottery';
  return gameType === 'RNG' ? `/rng?vassalage=${vassalage}` : undefined;
}

/** Handlers that launch games and open vendors' cards. */
export const launchHandlers = (parts: HandlerParts): LaunchHandlers => ({
  launchGame: forUnexcluded(parts, async (call: Call<'launchGame'>) => {
    const found = await findGame(call.db, call.merchant, call.query.gameCode);
    return launch(call, found, parts.catalogue.vendor(found.vendorCode));
  }),
  async leaveGame({ db, merchant, session: { member }, now, body: { playId } }) {
    const own = sql`${gameSession.id} = ${playId} AND ${gameSession.memberId} = ${member.id}`;
    await endGames(db, merchant, own, now);
    // The game may have ended the session a moment before the page left it.
    const [left] = await db.select({ returned: gameSession.returned }).from(gameSession).where(own);
    return { returned: amountText(merchant, left?.returned ?? 0n) };
  },
  launchVendor: forUnexcluded(parts, async (call: Call<'launchVendor'>) => {
    const { db, merchant, query } = call;
    const { vassalage, gameType } = query;
    typesOf(merchant, gameType);
    const vendor = parts.catalogue.without(merchant.brand.gamesLeftOut).vendor(vassalage);
    const [first] = await db
      .select()
      .from(game)
      .where(and(eq(game.vendorCode, vassalage), offeredBy(merchant, [gameType])))
      .orderBy(asc(game.rank))
      .limit(1);
    if (!first) throw new Refusal('game_unknown');
    const path = pageOf(vassalage, gameType);
    if (path !== undefined) return { form: 'route', path };
    return vendor.listed ? { form: 'list', vassalage, gameType } : launch(call, first, vendor);
  }),
});
