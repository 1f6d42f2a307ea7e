import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import type { VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';

/** How a game is played: for the member's own credits, or as a free trial (S2.25). */
export type LaunchMode = 'real' | 'demo';

/** What tells where a game opens. */
export type LaunchedBy = Pick<Game, 'vassalage' | 'gameCode' | 'gameType'>;

/** The lottery vendors that have a page of their own (S4.12). */
const LOTTERY_PAGES: ReadonlyMap<string, string> = new Map([
  ['TCG_LOTTO_VN', '/vnLottery'],
  ['TCG_SEA', '/seaLottery'],
]);

/** The lotteries by vendor or by type; platforms in the field say it with either. */
const LOTTERIES: ReadonlySet<string> = new Set(['LOTT', 'ELOTT']);

const withQuery = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query)}`;

/** The page of the lotteries that a vendor's draws are on; none for whoever has no lottery (S2.7, S4.12). */
function lotteryPage({ vassalage, gameType }: Omit<LaunchedBy, 'gameCode'>): string | undefined {
  const own = LOTTERY_PAGES.get(vassalage);
  if (own !== undefined) return own;
  return LOTTERIES.has(vassalage) || LOTTERIES.has(gameType) ? '/lottery' : undefined;
}

/** The address of the page that hosts a game (S2.8). */
export function hostPath(
  { vassalage, gameCode }: Omit<LaunchedBy, 'gameType'>,
  mode: LaunchMode = 'real',
): string {
  return withQuery('/seamless', { vassalage, gameCode, ...(mode === 'demo' && { mode }) });
}

/**
 * The address that starts a game (S4.12): lotteries have a page with their draws, all others the page that hosts the game. A free
 * trial always goes to the host, for the lottery pages are for members.
 */
export function launchPath(game: LaunchedBy, mode: LaunchMode = 'real'): string {
  const page = mode === 'real' ? lotteryPage(game) : undefined;
  return page === undefined ? hostPath(game, mode) : withQuery(page, { gameCode: game.gameCode });
}

/**
 * The address that a vendor's card leads to (S4.12): a lottery to its page, slots to their part of the list, a vendor whose games are
 * listed to the popup list, any other into its own lobby, which is hosted like a game.
 */
export function vendorPath(card: Pick<VendorCard, 'vassalage' | 'gameType' | 'isGame'>): string {
  const { vassalage, gameType, isGame } = card;
  const page = lotteryPage(card);
  if (page !== undefined) return page;
  if (gameType === 'RNG') return withQuery('/rng', { vassalage });
  return withQuery(isGame ? '/vendor' : '/seamless', { vassalage, gameType });
}
