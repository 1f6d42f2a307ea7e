import { cards, counted, placeInView } from './gameCards.ts';
import { expect, gamesShown, named, sidewaysOverflow, test } from './journey.ts';
import { SITES, type Site } from './sites.ts';

/** The routes of game centres and of game lists. */
const CENTRES = { LOTT: '/lott', ELOTT: '/elott', SPORTS: '/sports' } as const;
const LISTS = { LIVE: '/live', FISH: '/fish', RNG: '/rng', PVP: '/pvp' } as const;

const routesOf = (routes: Record<string, string>, { brand }: Site): string[] =>
  Object.entries(routes).flatMap(([category, route]) =>
    brand.categories.some((each) => each === category) ? [route] : [],
  );

for (const site of SITES) {
  const { origin } = site;

  test(
    named(site, 'each game centre and game list shows its games (S1.1, S2.4, S2.5, S3.1)'),
    async ({ page }) => {
      for (const route of routesOf({ ...CENTRES, ...LISTS }, site)) {
        await page.goto(origin + route);
        await expect(cards(page).first()).toBeSeen();
        await expect(counted(page)).toHaveText(/\d/);
        const total = Number(await cards(page).first().getAttribute('aria-setsize'));
        expect(total).toBeGreaterThan(0);
        expect(await sidewaysOverflow(page)).toBe(0);
      }
    },
  );

  test(
    named(
      site,
      'of thousands of games only those near the viewport are rendered, and going back restores the position (S2.5, S4.14, S9.3)',
    ),
    async ({ page }) => {
      await page.goto(`${origin}/rng`);
      await gamesShown(page);
      const total = Number(await cards(page).first().getAttribute('aria-setsize'));
      expect(total).toBeGreaterThan(10_000);
      const half = await page.evaluate(() => document.documentElement.scrollHeight / 2);
      await page.evaluate((top) => window.scrollTo(0, top), half);
      await expect.poll(() => placeInView(page)).toBeGreaterThan(total / 4);
      expect(await page.locator('main li').count()).toBeLessThan(200);

      const left = await page.evaluate(() => window.scrollY);
      const place = await placeInView(page);
      await page
        .getByRole('contentinfo')
        .locator('a[href$="/responsible"]')
        .first()
        .evaluate((link) => {
          if (link instanceof HTMLElement) link.click();
        });
      await expect(page).not.toHaveURL(`${origin}/rng`);
      await expect(cards(page)).toHaveCount(0);
      await page.goBack();
      await expect.poll(() => placeInView(page)).toBe(place);
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(2);
    },
  );

  test(
    named(site, 'the vendor, search and order of a list are in its URL (S2.5, S3.2, S2.28)'),
    async ({ page }) => {
      await page.goto(`${origin}/rng`);
      const status = counted(page);
      await expect(status).toHaveText(/\d/);
      const all = await status.textContent();
      await page.locator('main a[href*="vassalage="][href*="/rng?"]').first().click();
      await expect(page).toHaveURL(/\/rng\?vassalage=/);
      await expect(status).not.toHaveText(all ?? '');
      await page.locator('main a[href*="sort=name"]').click();
      await expect(page).toHaveURL(/vassalage=[^&]+&sort=name/);

      const search = page.getByRole('searchbox');
      await search.fill('zzzz');
      await expect(page).toHaveURL(/name=zzzz/);
      await expect(cards(page)).toHaveCount(0);
      await expect(page.locator('main').getByText('zzzz')).toBeSeen();
      await page.reload();
      await expect(search).toHaveValue('zzzz');
      await page.locator('main nav a[href$="/rng"]').first().click();
      await expect(search).toHaveValue('');
      await page.goBack();
      await expect(search).toHaveValue('zzzz');
      await search.fill('');
      await expect(page).not.toHaveURL(/name=/);
      await expect(cards(page).first()).toBeSeen();
    },
  );

  test(
    named(
      site,
      'a page that fails to load shows an error, and the games already shown stay (S4.14)',
    ),
    async ({ page, watch }) => {
      watch.expectErrors(/Failed to load resource/);
      const further = /GCSGAME_gameList.*pageNo=[2-9]/;
      await page.route(further, (route) => route.abort());
      await page.goto(`${origin}/rng`);
      const alert = page.locator('main').getByRole('alert');
      await expect(alert).toBeSeen();
      await expect(cards(page).first()).toBeSeen();
      await page.unroute(further);
      await alert.getByRole('button').click();
      await expect(alert).toHaveCount(0);
    },
  );
}

for (const site of SITES.filter(({ brand }) => brand.categories.includes('PVP'))) {
  test(
    named(site, 'card and board games show their tables, lowest stakes first (S2.5)'),
    async ({ page }) => {
      await page.goto(`${site.origin}/pvp`);
      await expect(cards(page).first()).toBeSeen();
      await page.locator('main a[href$="/pvp?view=tables"]').click();
      const game = page.locator('main li[aria-labelledby]').first();
      await expect(game.getByRole('heading', { level: 2 })).toBeSeen();
      await expect(game.getByRole('link').first()).toHaveAttribute('href', /gameCode=/);
      await expect(game.getByText(site.brand.market.currencySymbol).first()).toBeSeen();
    },
  );
}
