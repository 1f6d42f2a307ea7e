import type { CDPSession, Page } from 'playwright';
import type { Merchant } from '#sandbox/merchants.ts';
import { openBrowser, PHONE, withSite } from './openSite.ts';
import { watchTasks } from './watchTasks.ts';

/** How a list of all slot games scrolls, with the processor at a quarter of its speed. */
export interface ScrollFigures {
  games: number;
  /** The longest task after the first page, in milliseconds; 0 where none took 50 or more. */
  longestTaskMs: number;
  /** What the script's memory has grown by on the way through the list, in bytes, garbage aside. */
  grownBytes: number;
}

const SLOWDOWN = 4;
/** Views from the top of the list to its end, and the pause at each, in milliseconds. */
const STOPS = 120;
const PAUSE_MS = 150;
const WARM_UP_STOPS = 10;

/** The bytes that are still in use after garbage is collected. */
async function usedBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Scrolls from one share of the page's height to another, and rests at each stop. */
async function scrollThrough(page: Page, from: number, to: number, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    const share = from + ((to - from) * stop) / stops;
    await page.evaluate(
      (part) => window.scrollTo(0, document.documentElement.scrollHeight * part),
      share,
    );
    await page.waitForTimeout(PAUSE_MS);
  }
}

async function measure(page: Page, url: string): Promise<ScrollFigures> {
  const devtools = await page.context().newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const first = page.locator('main li[aria-posinset]').first();
  const games = Number(await first.getAttribute('aria-setsize'));
  await scrollThrough(page, 0, 0.05, WARM_UP_STOPS);
  const before = await usedBytes(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const longest = await watchTasks(page);
  await scrollThrough(page, 0.05, 1, STOPS);
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
