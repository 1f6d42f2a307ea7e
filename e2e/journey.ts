import { type BrowserContext, test as base, type Locator, type Page } from '@playwright/test';
import { followRequests } from '../scripts/bench/atRest.ts';
import { closeAnnouncements } from '../scripts/bench/closeAnnouncements.ts';
import { type OwnSites, ownSitesOf } from './ownSites.ts';
import { expect } from './seen.ts';
import type { Site } from './sites.ts';
import { isViolation, watchPages } from './watchPages.ts';

/** What no journey may meet, unless it says so: errors in the console, CSP violations among them, and foreign requests. */
interface Watch {
  /** Console errors that the journey causes on purpose; a CSP violation is never one of them. */
  expectErrors(pattern: RegExp): void;
}

/** How long a page that failed a journey has to tell what it shows, in milliseconds. */
const TELLING_MS = 2000;

/** Prints what a page shows, so that the log of a failed journey says it where nobody can open its screenshot. */
async function waitUntilShown(page: Page): Promise<void> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: TELLING_MS })
    .catch((error: unknown) => `nothing: ${error}`);
  process.stdout.write(`${page.url()} shows\n${shown}\n`);
}

/**
 * A test with every page watched from its first request on, those that it opens itself among them. Announcements, which lie
 * above every page, are closed: journeys about them say `test.use({ announced: true })`. The worker keeps sites for those that
 * need one of their own; every journey knows of them, for a worker goes on only with what has the same fixtures.
 */
export const test = base.extend<{ watch: Watch; announced: boolean }, { ownSites: OwnSites }>({
  ownSites: [
    // Playwright tells what a fixture needs from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: it needs nothing
    async ({}, use, { parallelIndex }) => {
      const sites = ownSitesOf(parallelIndex);
      await use(sites);
      await sites.close();
    },
    { scope: 'worker' },
  ],
  announced: [false, { option: true }],
  watch: [
    async ({ browser, page, announced }, use, info) => {
      if (!announced) await page.addInitScript(closeAnnouncements);
      const problems: string[] = [];
      const expected: RegExp[] = [];
      const watch = (context: BrowserContext) => {
        watchPages(context, (text) => problems.push(text));
        for (const opened of context.pages()) followRequests(opened);
        context.on('page', followRequests);
      };
      watch(page.context());
      browser.on('context', watch);
      await use({ expectErrors: (pattern) => expected.push(pattern) });
      browser.off('context', watch);
      if (info.status !== info.expectedStatus) await waitUntilShown(page);
      const isExpected = (text: string) =>
        !isViolation(text) && expected.some((each) => each.test(text));
      expect(problems.filter((text) => !isExpected(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The pictures of games, whose names are beside them; those of banners have words of their own, and one at a time is seen. */
export const GAME_PICTURES = 'main img[src*="/art/"][alt=""]';

/** Waits until the first section shows games of the sandbox. */
export async function gamesShown(page: Page): Promise<void> {
  await expect(page.locator(GAME_PICTURES).first()).toBeSeen();
}

/** The bar at the foot of a phone. */
export const quickBar = (page: Page): Locator =>
  page.getByRole('navigation').filter({ visible: true }).last();

/** Opens the menu of a phone, which has the switches of theme and language too. */
export async function openMenu(page: Page): Promise<Locator> {
  await quickBar(page).locator('[aria-haspopup=dialog]').click();
  return page.getByRole('dialog');
}

/** The name of a journey on a site: the brand's id comes first. */
export const named = ({ brand }: Site, rest: string): string => `${brand.id}: ${rest}`;

/** How far the page can be scrolled sideways, in CSS pixels; 0 where all fits. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

export { expect };
