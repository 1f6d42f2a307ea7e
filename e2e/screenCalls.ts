import type { Page } from '@playwright/test';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';

/** A call of the contract, by its operationId. */
export type Call = keyof typeof EXAMPLES;

const CALLS = new Map(
  (Object.keys(EXAMPLES) as Call[]).map((id) => {
    const { method, path } = EXAMPLES[id];
    return [`${method} ${path}`, id];
  }),
);

/** The calls that read data. */
export const READING: readonly Call[] = [...CALLS]
  .filter(([key]) => key.startsWith('get '))
  .map(([, id]) => id);

/** The recorded calls of a page's current document. */
export interface Notes {
  /** Takes the calls made since the last time. */
  take(): Promise<Call[]>;
}

/**
 * Records the calls that a page makes from now on, by document: calls that the previous document makes while it is left do not count, and
 * neither do those of a game in its frame.
 */
export async function noteCalls(page: Page): Promise<Notes> {
  const browser = await page.context().newCDPSession(page);
  const noted = new Map<string, Set<Call>>();
  browser.on('Network.requestWillBeSent', ({ loaderId, request }) => {
    const { pathname } = new URL(request.url);
    const call = CALLS.get(`${request.method.toLowerCase()} ${pathname}`);
    if (call) noted.set(loaderId, (noted.get(loaderId) ?? new Set()).add(call));
  });
  await browser.send('Network.enable');
  return {
    take: async () => {
      const { frameTree } = await browser.send('Page.getFrameTree');
      const calls = noted.get(frameTree.frame.loaderId) ?? [];
      noted.clear();
      return [...calls];
    },
  };
}

/**
 * The calls that a page works without, and why no screen reports their failure. A control of the page's frame may still report it, as the
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
  getDeposit: 'a reminder of an open deposit; the cashier itself says that it failed',
  getWaitingDeposits: 'a reminder of deposits that wait for their player',
  getRewardCount: 'the ways to rewards and missions have no badge',
  getAnnouncements: 'what is announced comes with the next page',
  getTerms: 'the terms are in the document',
  getProtection:
    'the platform itself refuses what players on a break may not do; their own page says that it failed',
  getPlayPosition: 'asked for again while the game is played; the bar shows a dash',
  getRecentLotteries: 'a short way to lotteries that are all in the list below it',
  getLatestDraws: 'the tiles say that they are unknown; the lottery on show has its results',
  checkPlay: 'the platform refuses the round itself',
  getContractOffers: 'an offer is shown above the next page; the page of contracts lists them all',
};

/** The screens that do report the failure of such a call, since they are about its data. */
export const SAID_BY: Partial<Record<Call, readonly string[]>> = {
  getDeposit: ['deposit', 'member'],
  getWaitingDeposits: ['member'],
  getWalletBalance: ['play', 'transfers', 'lineTransfer'],
  getContractOffers: ['contracts'],
};
