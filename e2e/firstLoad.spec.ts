import { gzipSync } from 'node:zlib';
import { expect, GAME_PICTURES, gamesShown, named, test } from './journey.ts';
import { SITES } from './sites.ts';

const KILOBYTE = 1000;
const SCRIPT_BUDGET = 150 * KILOBYTE;
/** For pages with parts of their own; what dialogs and forms are made of, 50 KB, does not fit into it. */
const OTHER_BUDGET = 170 * KILOBYTE;
const STYLE_BUDGET = 20 * KILOBYTE;
const LAYOUT_SHIFT = 0.02;

const gzipped = (body: string | Buffer): number => gzipSync(body, { level: 9 }).length;

/** The pages that a visitor comes to first, and what shows that they have come. */
const FIRST_PAGES = [
  { name: 'the lobby', route: '/', shown: GAME_PICTURES, budget: SCRIPT_BUDGET },
  { name: 'promotions', route: '/promotions', shown: 'main article', budget: SCRIPT_BUDGET },
  { name: 'the help centre', route: '/help', shown: 'main summary', budget: SCRIPT_BUDGET },
  { name: 'the privacy notice', route: '/privacy', shown: 'main h2', budget: OTHER_BUDGET },
];

for (const site of SITES) {
  for (const { name, route, shown, budget } of FIRST_PAGES) {
    test(named(site, `the first load of ${name} keeps to its budget`), async ({ page }) => {
      const scripts: Promise<number>[] = [];
      const styles: Promise<number>[] = [];
      page.on('response', (response) => {
        const type = response.request().resourceType();
        if (type === 'script') scripts.push(response.body().then(gzipped));
        if (type === 'stylesheet') styles.push(response.body().then(gzipped));
      });
      await page.goto(site.origin + route, { waitUntil: 'networkidle' });
      await expect(page.locator(shown).first()).toBeSeen();
      const inline = await page.locator('style').allTextContents();
      const sum = async (sizes: Promise<number>[]) =>
        (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
      expect(scripts.length).toBeGreaterThan(0);
      expect(await sum(scripts)).toBeLessThanOrEqual(budget);
      expect((await sum(styles)) + gzipped(inline.join(''))).toBeLessThanOrEqual(STYLE_BUDGET);
    });
  }

  test(
    named(
      site,
      'the document of a list of games asks for its first page, once, and shows its first pictures',
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

  test(named(site, 'nothing moves while the lobby loads'), async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        for (const entry of list.getEntries()) {
          const shift = 'value' in entry ? Number(entry.value) : 0;
          dataset.shift = String(Number(dataset.shift ?? 0) + shift);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.origin, { waitUntil: 'networkidle' });
    await gamesShown(page);
    const pictures = page.locator('main section').first().locator('img');
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
    const heights = await pictures.evaluateAll((images) =>
      images.map((image) => Math.round(image.getBoundingClientRect().height)),
    );
    expect(new Set(heights).size).toBe(1);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    expect(shift).toBeLessThanOrEqual(LAYOUT_SHIFT);
  });
}
