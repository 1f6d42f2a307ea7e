import { expect, test } from '@playwright/test';
import { SITES } from './sites.ts';
import { isViolation, watchPages } from './watchPages.ts';

const [site] = SITES;

// The violations planted here would fail any other journey, so these pages have a watch of their own.
test('violations of a site’s content security policy are found on each page that a journey opens', async ({
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
      try {
        planted.textContent = 'document.title = "planted"';
      } catch {
        // Trusted Types block the assignment itself, and report it.
      }
      document.body.append(planted);
    });
    await expect.poll(() => found.filter(isViolation)).toHaveLength(place + 1);
    await expect(page).not.toHaveTitle('planted');
  }
  await context.close();
});

test('a site’s content security policy blocks HTML made from strings and foreign scripts', async ({
  page,
}) => {
  await page.goto(String(site?.origin));
  const refused = await page.evaluate(() => {
    const tries = {
      html: () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
      upload: () => Object.assign(document.createElement('script'), { src: '/art/upload.js' }),
      stranger: () => Object.assign(document.createElement('script'), { src: '//evil.test/a.js' }),
      own: () => Object.assign(document.createElement('script'), { src: '/assets/own.js' }),
    };
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(['html', 'upload', 'stranger']);
});
