import { expect, gamesShown, named, test } from './journey.ts';
import { SITES } from './sites.ts';

for (const site of SITES) {
  const { origin } = site;

  test(
    named(site, 'vendors are requested once per tab, and all pictures come from one CDN (S9.5)'),
    async ({ page }) => {
      const asked: string[] = [];
      const places = new Set<string>();
      page.on('request', (request) => {
        const { origin: place, pathname } = new URL(request.url());
        if (pathname.endsWith('/game_menus')) asked.push(pathname);
        if (pathname.startsWith('/art/')) places.add(place);
      });
      const vendor = page.locator('main a[href*="/rng?vassalage="]').first();
      await page.goto(`${origin}/rng`);
      await gamesShown(page);
      await expect(vendor).toBeSeen();
      await page.reload();
      await gamesShown(page);
      await expect(vendor).toBeSeen();
      expect(asked).toHaveLength(1);
      expect(places.size).toBe(1);
    },
  );

  test(
    named(
      site,
      'a vendor in the header with listed games shows them in a dialog above the current page (S2.15, S2.18, S4.12)',
    ),
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'phones have the menu of categories');
      await page.goto(`${origin}/rng`);
      await gamesShown(page);
      const games = page.getByRole('banner').locator('nav li', { has: page.getByRole('button') });
      await games.getByRole('button').focus();
      await page.keyboard.press('Enter');
      await games.locator('a[href$="/live"]').focus();
      const vendor = games.locator('a[href*="/vendor?vassalage="]').first();
      const name = (await vendor.textContent()) ?? '';
      await vendor.click();
      const list = page.getByRole('dialog');
      await expect(list.getByRole('heading').first()).toContainText(name);
      await expect(list.locator('a[href*="gameCode="]').first()).toBeSeen();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(`${origin}/rng`);
    },
  );

  test(
    named(site, 'a vendor’s logo in the footer has the same target as its card (S2.22, S4.12)'),
    async ({ page }) => {
      await page.goto(`${origin}/terms`);
      const foot = page.getByRole('contentinfo');
      await foot.scrollIntoViewIfNeeded();
      const slots = foot.locator('a[href*="/rng?vassalage="]').first();
      const path = await slots.getAttribute('href');
      await slots.click();
      await expect(page).toHaveURL(origin + path);
      await gamesShown(page);
    },
  );
}

for (const site of SITES.filter(({ brand }) => brand.categories.includes('SPORTS'))) {
  test(
    named(site, 'the lobby requests only the entry of a sports vendor (S2.24, S9.3)'),
    async ({ page }) => {
      await page.goto(site.origin);
      await gamesShown(page);
      const sports = page.locator('main section[aria-labelledby]', {
        has: page.locator('a[href^="/sports"]:not([href*=classify])'),
      });
      await sports.scrollIntoViewIfNeeded();
      const vendor = sports.locator('ul[aria-label] button[aria-pressed=false]').first();
      const asked = page.waitForRequest(/GCSGAME_gameList.*gameClassify=Sportsbook.*vassalage=/);
      await vendor.click();
      expect(new URL((await asked).url()).searchParams.get('pageSize')).toBe('1');
      await expect(sports.locator('a[href*="gameCode="]:not([href*="mode=demo"])')).toHaveCount(1);
    },
  );
}
