import type { Locator, Page } from 'playwright';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { atRest, followRequests } from './atRest.ts';
import { closeAnnouncements } from './closeAnnouncements.ts';
import { found } from './found.ts';
import { openBrowser, PHONE, withSite } from './openSite.ts';

/** How a site answers presses with the processor at a quarter of its speed, once its files are cached. In milliseconds. */
export interface PressFigures {
  /** The longest time from a press on a link to the next paint, over all page changes. */
  routeMs: number;
  /** The longest time from any press to the next paint: interaction to next paint (INP). */
  nextPaintMs: number;
  /** The longest time from a press to the fields of a dialog. */
  dialogMs: number;
}

const SLOWDOWN = 4;
const ROUNDS = 3;
/** Long enough for the effects of a press to end, in milliseconds. */
const REST_MS = 600;
/** Routes of the pressed links, one after the other; those that a brand does not have are skipped. */
const ROUTES = ['/rng', '/promotions', '/help', '/live', '/'];
const DIALOGS = ['/login', '/register'];

/** Records the longest time from a press to the next paint, in `data-longest-press` of the root. */
function watchPresses(): void {
  const { dataset } = document.documentElement;
  dataset.longestPress = '0';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || entry.interactionId === 0) continue;
      dataset.longestPress = String(Math.max(Number(dataset.longestPress), entry.duration));
    }
  }).observe({ type: 'event', buffered: false, durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest time so far. Throws if a new document has lost the record of `watchPresses`. */
async function longestPress(page: Page): Promise<number> {
  const kept = await page.locator('html').getAttribute('data-longest-press');
  return Number(found(kept ?? undefined, 'page that is still watched'));
}

/** The first visible link to a route, if any. */
async function visibleLink(page: Page, route: string): Promise<Locator | undefined> {
  const link = page.locator(`a[href="${route}"]`).filter({ visible: true }).first();
  return (await link.count()) === 0 ? undefined : link;
}

/** Follows a visible link to a route. Returns whether there was one. */
async function follow(page: Page, route: string): Promise<boolean> {
  const link = await visibleLink(page, route);
  if (!link) return false;
  await link.click();
  await page.waitForTimeout(REST_MS);
  return true;
}

/**
 * Opens a dialog and closes it again. Returns the time from the press to its first field, in milliseconds. Throws if no link to it is
 * visible.
 */
export async function openDialog(page: Page, route: string): Promise<number> {
  const link = found(await visibleLink(page, route), `visible link to ${route}`);
  await link.evaluate((element) => {
    const { dataset } = document.documentElement;
    dataset.opened = '';
    element.addEventListener(
      'click',
      () => {
        const pressed = performance.now();
        const look = () => {
          const field = document.querySelector('[role="dialog"] input');
          if (field?.checkVisibility()) dataset.opened = String(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
  await link.click();
  await page.locator('html:not([data-opened=""])').waitFor();
  const opened = Number(await page.locator('html').getAttribute('data-opened'));
  await page.keyboard.press('Escape');
  await page.waitForTimeout(REST_MS);
  return opened;
}

async function measure(page: Page): Promise<PressFigures> {
  // Everything once, so that it is cached.
  for (const route of ROUTES) await follow(page, route);
  for (const route of DIALOGS) await openDialog(page, route);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchPresses);
  let followed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const route of ROUTES) if (await follow(page, route)) followed += 1;
  }
  if (followed < ROUNDS) throw new Error('The site shows too few links to measure.');
  const routeMs = await longestPress(page);
  const opened: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const route of DIALOGS) opened.push(await openDialog(page, route));
  }
  return { routeMs, dialogMs: Math.max(...opened), nextPaintMs: await longestPress(page) };
}

/** Measures presses through a merchant's site on a phone. */
export async function benchPresses(merchant: Merchant): Promise<PressFigures> {
  const browser = await openBrowser();
  try {
    return await withSite(merchant, async (origin) => {
      const page = await browser.newPage({ viewport: PHONE });
      await page.addInitScript(closeAnnouncements);
      followRequests(page);
      await page.goto(origin);
      await atRest(page);
      return await measure(page);
    });
  } finally {
    await browser.close();
  }
}
