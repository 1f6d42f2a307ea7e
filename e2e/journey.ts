import { test as base, expect, type Page } from '@playwright/test';
import { closeAnnouncements } from '../scripts/bench/closeAnnouncements.ts';
import type { Site } from './sites.ts';

/** What no journey may meet, unless it says so: errors in the console, CSP violations among them, and foreign requests. */
interface Watch {
  /** Console errors that the journey causes on purpose. */
  expectErrors(pattern: RegExp): void;
}

/**
 * A test with every page watched from its first request on. Announcements, which lie above every page, are closed: journeys about
 * them say `test.use({ announced: true })`.
 */
export const test = base.extend<{ watch: Watch; announced: boolean }>({
  announced: [false, { option: true }],
  watch: [
    async ({ page, announced }, use) => {
      if (!announced) await page.addInitScript(closeAnnouncements);
      const problems: string[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`page: ${error.message}`));
      page.on('request', (request) => {
        const { hostname } = new URL(request.url());
        if (hostname !== 'localhost' && hostname !== '') problems.push(`third party: ${hostname}`);
      });
      await use({ expectErrors: (pattern) => expected.push(pattern) });
      expect(problems.filter((text) => !expected.some((each) => each.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the first section shows games of the sandbox. */
export async function gamesShown(page: Page): Promise<void> {
  await expect(page.locator('main img[src*="/art/"]').first()).toBeVisible();
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
