import type { Page, Request } from '@playwright/test';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';

/** A call of the contract, by its operationId. */
export type Call = keyof typeof EXAMPLES;

const CALLS = new Map(
  (Object.keys(EXAMPLES) as Call[]).map((id) => {
    const { method, path } = EXAMPLES[id];
    return [`${method} ${path}`, id];
  }),
);

/** What pages ask for without words. */
export const READING: readonly Call[] = [...CALLS]
  .filter(([key]) => key.startsWith('get '))
  .map(([, id]) => id);

/** The call that a request is; none where it is no call of the contract. */
const callOf = (request: Request): Call | undefined =>
  CALLS.get(`${request.method().toLowerCase()} ${new URL(request.url()).pathname}`);

/** The calls that a page has made since they were taken last. */
export interface Notes {
  take(): Call[];
}

/** Notes the calls that a page makes from now on; those of a game in its frame are none of them. */
export function noteCalls(page: Page): Notes {
  const noted = new Set<Call>();
  page.on('request', (request) => {
    const call = request.frame() === page.mainFrame() ? callOf(request) : undefined;
    if (call) noted.add(call);
  });
  return {
    take: () => {
      const calls = [...noted];
      noted.clear();
      return calls;
    },
  };
}

/**
 * What a page goes on without, and why no screen says that it did not come. A control of the page's frame may still say so, as the
 * balance does.
 */
export const QUIET: Partial<Record<Call, string>> = {
  getStatus: 'a platform that does not say its status leaves the site open (S4.1)',
  getWhitelabel: 'the flags of the manifest hold',
  getRegisterSettings: 'the fields of the manifest hold',
  getWalletBalance: 'the head shows no balance, and a way to ask again',
  getGameMenus: 'lists and shelves show their games without their vendors',
  getNewGameVendors: 'vendors are shown without the mark of new games',
  getFavouriteIds: 'games are shown without the marks of favourites',
  getBanners: 'an ornament',
  getAnnouncements: 'what is announced comes with the next page',
  getTerms: 'the terms are in the document',
  getProtection:
    'the platform itself refuses what players on a break may not do; their own page says that it failed',
  getPlayPosition: 'asked for again while the game is played; the bar shows a dash',
  getRecentLotteries: 'a short way to lotteries that are all in the list below it',
  getLatestDraws: 'the tiles say that they are unknown; the lottery on show has its results',
  checkPlay: 'the platform refuses the round itself',
};

/** Screens that say themselves that such a call failed: players choose there where funds come from. */
export const SAID_BY: Partial<Record<Call, readonly string[]>> = {
  getWalletBalance: ['play', 'transfers'],
};
