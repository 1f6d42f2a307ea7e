import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import type { VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';

/** How a game is played: with the member's own credits, or as a free trial (S2.25). */
export type LaunchMode = 'real' | 'demo';

/** The fields that decide a game's address. */
export type LaunchedBy = Pick<Game, 'vassalage' | 'gameCode' | 'gameType'>;

/** The lottery vendors that have their own page (S4.12). */
const LOTTERY_PAGES: ReadonlyMap<string, string> = new Map([
  ['TCG_LOTTO_VN', '/vnLottery'],
  ['TCG_SEA', '/seaLottery'],
]);

/** The lotteries by vendor or by type; real platforms use either. */
const LOTTERIES: ReadonlySet<string> = new Set(['LOTT', 'ELOTT']);

const withQuery = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query)}`;

/** The lottery page with a vendor's draws; undefined if it has no lottery (S2.7, S4.12). */
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
 * The address that starts a game (S4.12): lotteries have a page with their draws, all others the page that hosts the game. A free trial
 * always goes to the host, as the lottery pages are for members.
 */
export function launchPath(game: LaunchedBy, mode: LaunchMode = 'real'): string {
  const page = mode === 'real' ? lotteryPage(game) : undefined;
  return page === undefined ? hostPath(game, mode) : withQuery(page, { gameCode: game.gameCode });
}

/**
 * The link of a vendor's card (S4.12): a lottery's page, the slots' part of the list, the popup list for a vendor with listed games, or the
 * vendor's own lobby, which is hosted like a game.
 */
export function vendorPath(card: Pick<VendorCard, 'vassalage' | 'gameType' | 'isGame'>): string {
  const { vassalage, gameType, isGame } = card;
  const page = lotteryPage(card);
  if (page !== undefined) return page;
  if (gameType === 'RNG') return withQuery('/rng', { vassalage });
  return withQuery(isGame ? '/vendor' : '/seamless', { vassalage, gameType });
}
