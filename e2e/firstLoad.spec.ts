import { setTimeout as pause } from 'node:timers/promises';
import { registry } from '#src/modules/registry.ts';
import { openRows } from '#src/modules/select.ts';
import { atRest } from '../scripts/bench/atRest.ts';
import { expect, GAME_PICTURES, gamesShown, named, test } from './journey.ts';
import { gzipped, sizesOf } from './loadSizes.ts';
import { beginPage } from './pageJumps.ts';
import { SITES } from './sites.ts';
import { openSlowly, slowly } from './slowClock.ts';

const KILOBYTE = 1000;
const SCRIPT_BUDGET = 150 * KILOBYTE;
/** The budget of pages with additional parts; the code of dialogs and forms, 50 KB, does not fit into it. */
const OTHER_BUDGET = 170 * KILOBYTE;
const STYLE_BUDGET = 20 * KILOBYTE;
const LAYOUT_SHIFT = 0.02;
/** How late scripts arrive on a slow connection, in milliseconds. */
const LATE_MS = 500;

/** The usual landing pages, and the selector that shows that they have loaded. */
const FIRST_PAGES = [
  { name: 'the lobby', route: '/', shown: GAME_PICTURES, budget: SCRIPT_BUDGET },
  { name: 'promotions', route: '/promotions', shown: 'main article', budget: SCRIPT_BUDGET },
  { name: 'the help centre', route: '/help', shown: 'main summary', budget: SCRIPT_BUDGET },
  { name: 'the privacy notice', route: '/privacy', shown: 'main h2', budget: OTHER_BUDGET },
];

for (const site of SITES) {
  for (const { name, route, shown, budget } of FIRST_PAGES) {
    test(named(site, `the first load of ${name} stays within its budget`), async ({ page }) => {
      const scripts = sizesOf(page, 'script');
      const styles = sizesOf(page, 'stylesheet');
      await page.goto(site.origin + route);
      await atRest(page);
      await expect(page.locator(shown).first()).toBeSeen();
      const inline = await page.locator('style').allTextContents();
      expect(await scripts()).toBeGreaterThan(0);
      expect(await scripts()).toBeLessThanOrEqual(budget);
      expect((await styles()) + gzipped(inline.join(''))).toBeLessThanOrEqual(STYLE_BUDGET);
    });
  }

  test.describe(() => {
    test.use({ announced: true });

    test(
      named(site, 'the first load of the lobby with an open announcement stays within its budget'),
      async ({ page }) => {
        const scripts = sizesOf(page, 'script');
        await openSlowly(page, site.origin);
        const dialog = page.getByRole('dialog');
        await slowly(page, dialog.getByRole('article'), 1);
        await page.clock.resume();
        await expect(dialog).toBeSeen();
        await atRest(page);
        expect(await scripts()).toBeLessThanOrEqual(SCRIPT_BUDGET);
      },
    );
  });

  test(
    named(
      site,
      'the document of a game list requests its first page, once, and shows its first pictures',
    ),
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/GCSGAME_gameList.*[?&]pageNo=1(&|$)/.test(request.url())) asked.push(request.url());
      });
      for (const route of ['/rng', '/live']) {
        asked.length = 0;
        await page.goto(site.origin + route);
        await gamesShown(page);
        expect(asked).toHaveLength(1);
        const ahead = await page.evaluate(() =>
          document.documentElement.style.getPropertyValue('--livery-picture-0'),
        );
        const [first] = await page
          .locator('main li[aria-posinset="1"] img')
          .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src));
        expect(ahead).toBe(`url("${first}")`);
      }
    },
  );

  test(named(site, 'the lobby loads without layout shifts'), async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        for (const entry of list.getEntries()) {
          const shift = 'value' in entry ? Number(entry.value) : 0;
          dataset.shift = String(Number(dataset.shift ?? 0) + shift);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.origin);
    await atRest(page);
    await gamesShown(page);
    const pictured = page.locator('main section', { has: page.locator('img') });
    const pictures = pictured.first().locator('img');
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
    const heights = await pictures.evaluateAll((images) =>
      images.map((image) => Math.round(image.getBoundingClientRect().height)),
    );
    expect(new Set(heights).size).toBe(1);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    expect(shift).toBeLessThanOrEqual(LAYOUT_SHIFT);
  });

  test.describe(() => {
    // A service worker would serve scripts from its cache.
    test.use({ serviceWorkers: 'block' });

    test(
      named(site, 'the layout does not shift when scripts hydrate a document'),
      async ({ page }) => {
        await page.addInitScript(beginPage);
        await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
          await pause(LATE_MS);
          await route.continue();
        });
        for (const { id, route, document } of openRows(registry, site.brand)) {
          if (document !== 'whole' || route === '/') continue;
          const addresses = id === 'referral' ? [route, `${route}?referralCode=AB12CD34`] : [route];
          for (const address of addresses) {
            await test.step(address, async () => {
              await page.goto(site.origin + address);
              await atRest(page);
              const jumped = Number(await page.locator('html').getAttribute('data-jumped'));
              expect.soft(jumped, `${address} does not move`).toBeLessThanOrEqual(LAYOUT_SHIFT);
            });
          }
        }
      },
    );
  });
}
