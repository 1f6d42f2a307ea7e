import type { CDPSession, Page } from 'playwright';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { atRest, followRequests } from './atRest.ts';
import { openBrowser, PHONE, withSite } from './openSite.ts';
import { scrollThrough } from './scrollThrough.ts';
import { watchTasks } from './watchTasks.ts';

/** How a list of all slot games scrolls, with the processor at a quarter of its speed. */
export interface ScrollFigures {
  games: number;
  /** The longest task after the first page, in milliseconds; 0 if none took 50 or more. */
  longestTaskMs: number;
  /** The growth of the script's memory on the way through the list, in bytes, without garbage. */
  grownBytes: number;
}

const SLOWDOWN = 4;
/** The first rows, which warm up the page; then all others, to the end of the list. */
const WARM_UP = { from: 0, to: 0.05, steps: 10, pauseMs: 150 };
const SCROLL = { from: 0.05, to: 1, steps: 120, pauseMs: 150 };

/** The bytes that are still in use after garbage is collected. */
async function usedBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

async function measure(page: Page, url: string): Promise<ScrollFigures> {
  const devtools = await page.context().newCDPSession(page);
  followRequests(page);
  await page.goto(url);
  await atRest(page);
  const first = page.locator('main li[aria-posinset]').first();
  const games = Number(await first.getAttribute('aria-setsize'));
  await scrollThrough(page, WARM_UP);
  const before = await usedBytes(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const longest = await watchTasks(page);
  await scrollThrough(page, SCROLL);
  const longestTaskMs = await longest();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return {
    games,
    longestTaskMs,
    grownBytes: Math.max(0, (await usedBytes(devtools)) - before),
  };
}

/** Scrolls through the slots of a merchant on a phone, as built in dist/, with the sandbox behind it. */
export async function benchScroll(merchant: Merchant): Promise<ScrollFigures> {
  const browser = await openBrowser();
  try {
    return await withSite(merchant, async (origin) =>
      measure(await browser.newPage({ viewport: PHONE }), `${origin}/rng`),
    );
  } finally {
    await browser.close();
  }
}
