import { type BrowserContext, test as base, type Locator, type Page } from '@playwright/test';
import { followRequests } from '../scripts/bench/atRest.ts';
import { closeAnnouncements } from '../scripts/bench/closeAnnouncements.ts';
import { type OwnSites, ownSitesOf } from './ownSites.ts';
import { expect } from './seen.ts';
import type { Site } from './sites.ts';
import { isViolation, watchPages } from './watchPages.ts';

/**
 * The problems that fail a journey unless it expects them: errors in the console, including CSP violations, and requests to other hosts.
 */
interface Watch {
  /** Console errors that the journey causes on purpose; a CSP violation is never one of them. */
  expectErrors(pattern: RegExp): void;
  /** CSP violations that the journey causes on purpose, as somebody else's script would. */
  expectViolations(pattern: RegExp): void;
}

/** The time in which a failed page must report its content, in milliseconds. */
const TELLING_MS = 2000;

/** Prints the content of a page, for logs of failed journeys without access to their screenshots. */
async function waitUntilShown(page: Page): Promise<void> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: TELLING_MS })
    .catch((error: unknown) => `nothing: ${error}`);
  process.stdout.write(`${page.url()} shows\n${shown}\n`);
}

/**
 * A test that watches every page from its first request, including the pages that it opens. Announcements above the page are off; journeys
 * about them set `test.use({ announced: true })`. Every test has the fixture of the worker's own sites, though few need it, since a worker
 * only continues with tests of the same fixtures.
 */
export const test = base.extend<{ watch: Watch; announced: boolean }, { ownSites: OwnSites }>({
  ownSites: [
    // Playwright reads the dependencies of a fixture from this pattern.
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
      const violations: RegExp[] = [];
      const watch = (context: BrowserContext) => {
        watchPages(context, (text) => problems.push(text));
        for (const opened of context.pages()) followRequests(opened);
        context.on('page', followRequests);
      };
      watch(page.context());
      browser.on('context', watch);
      await use({
        expectErrors: (pattern) => expected.push(pattern),
        expectViolations: (pattern) => violations.push(pattern),
      });
      browser.off('context', watch);
      if (info.status !== info.expectedStatus) await waitUntilShown(page);
      const isExpected = (text: string) =>
        (isViolation(text) ? violations : expected).some((each) => each.test(text));
      expect(problems.filter((text) => !isExpected(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The pictures of games, which have an empty alternative text, unlike those of banners. */
export const GAME_PICTURES = 'main img[src*="/art/"][alt=""]';

/** Waits until the first section shows games of the sandbox. */
export async function gamesShown(page: Page): Promise<void> {
  await expect(page.locator(GAME_PICTURES).first()).toBeSeen();
}

/** The bottom bar of a phone. */
export const quickBar = (page: Page): Locator =>
  page.getByRole('navigation').filter({ visible: true }).last();

/** Opens the menu of a phone, which also has the theme and language switches. */
export async function openMenu(page: Page): Promise<Locator> {
  await quickBar(page).locator('[aria-haspopup=dialog]').click();
  return page.getByRole('dialog');
}

/** The name of a journey on a site: the brand's id comes first. */
export const named = ({ brand }: Site, rest: string): string => `${brand.id}: ${rest}`;

/** How far the page scrolls sideways, in CSS pixels; 0 if everything fits. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

export { expect };
