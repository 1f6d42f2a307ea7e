import { expect, test } from '@playwright/test';
import { SITES } from './sites.ts';
import { isViolation, watchPages } from './watchPages.ts';

const [site] = SITES;

// What is planted here would fail every other journey, so these pages are watched by hand.
test('what the policy of a site does not allow is found, in each page that a journey opens', async ({
  browser,
}) => {
  const found: string[] = [];
  browser.on('context', (each) => watchPages(each, (problem) => found.push(problem)));
  const context = await browser.newContext();
  const pages = [await context.newPage(), await context.newPage()];
  for (const page of pages) await page.goto(String(site?.origin));
  expect(found).toEqual([]);
  for (const [place, page] of pages.entries()) {
    await page.evaluate(() => {
      const planted = document.createElement('script');
      planted.textContent = 'document.title = "planted"';
      document.body.append(planted);
    });
    await expect.poll(() => found.filter(isViolation)).toHaveLength(place + 1);
    await expect(page).not.toHaveTitle('planted');
  }
  await context.close();
});
