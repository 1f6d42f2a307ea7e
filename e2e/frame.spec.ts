import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { registry } from '#src/modules/registry.ts';
import { brandRows } from '#src/modules/select.ts';
import { expect, gamesShown, named, openMenu, quickBar, test } from './journey.ts';
import { enter } from './player.ts';
import { pathIn, SITES } from './sites.ts';

for (const site of SITES) {
  test(
    named(
      site,
      'the header links to every vendor of a category, by pointer and by keyboard (S2.18)',
    ),
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'a phone has a menu instead');
      await page.goto(site.origin);
      await gamesShown(page);
      const groups = page.getByRole('banner').locator('nav li', { has: page.getByRole('button') });
      const games = groups.first();
      const button = games.getByRole('button');
      await button.hover();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const slots = games.locator('a[href$="/rng"]');
      const vendors = games.getByRole('list').last();
      const vendor = vendors.locator('a[href*="/rng?vassalage="]').first();
      await expect(vendors).toBeSeen();
      await slots.hover();
      await expect(vendor).toBeSeen();
      await page.mouse.move(700, 700);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(vendors).toHaveCount(0);

      await button.click();
      await expect(vendors).toBeSeen();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await slots.focus();
      await expect(vendor).toBeSeen();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await slots.focus();
      await vendor.click();
      await expect(page).toHaveURL(/vassalage=/);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test(
    named(
      site,
      'the header has login and registration for visitors, and balance, name and logout for players (S2.19, S2.20)',
    ),
    async ({ page, isMobile }) => {
      await page.goto(site.origin);
      const head = page.getByRole('banner');
      const login = (isMobile ? quickBar(page) : head).locator('a[href$="/login"]');
      await expect(login).toBeSeen();
      await expect(head.locator('a[href$="/register"]')).toBeSeen();

      await enter(page, site, 'player');
      await page.goto(site.origin);
      await expect(login).toHaveCount(0);
      const balance = head.locator('data');
      await expect(balance).toContainText(site.brand.market.currencySymbol);
      await head.getByRole('button', { name: PLAYERS.player.nickname }).click();
      const menu = page.getByRole('dialog');
      await expect(menu).toContainText(PLAYERS.player.account);
      for (const way of ['deposit', 'withdraw', 'member', 'bets', 'messages', 'service']) {
        await expect(menu.locator(`a[href$="/${way}"]`)).toBeSeen();
      }
      if (!isMobile) {
        await expect(head.locator('a[href$="/deposit"]')).toBeSeen();
        await expect(head.locator('a[href$="/withdraw"]')).toBeSeen();
      }
      await expect(menu.locator('a[href$="/logout"]')).toBeSeen();
    },
  );

  test(
    named(site, 'the menu on a phone links to every game category, and closes (S2.14, S2.21)'),
    async ({ page, isMobile }) => {
      test.skip(!isMobile, 'phones alone have the menu');
      await page.goto(site.origin);
      await gamesShown(page);
      const menu = await openMenu(page);
      for (const { route, category } of brandRows(registry, site.brand)) {
        if (category) await expect(menu.locator(`a[href="${route}"]`)).toBeSeen();
      }
      await menu.locator('a[href="/rng"]').click();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(`${site.origin}/rng`);
    },
  );

  test(
    named(
      site,
      'no label of the bottom bar is cut off on the narrowest phone, in any language (S2.14)',
    ),
    async ({ page, isMobile }) => {
      test.skip(!isMobile, 'phones alone have the bar');
      await page.setViewportSize({ width: 320, height: 640 });
      await enter(page, site, 'player');
      for (const language of site.brand.languages.supported) {
        await page.goto(site.origin + pathIn(site, language));
        const entries = quickBar(page).getByRole('link');
        await expect(entries).toHaveCount(5);
        await expect(entries.nth(3)).toHaveAttribute('href', /\/deposit$/);
        await expect(entries.nth(4)).toHaveAttribute('href', /\/member$/);
        const cut = await entries.evaluateAll((links) =>
          links.flatMap(({ scrollWidth, clientWidth, scrollHeight, clientHeight, textContent }) =>
            scrollWidth > clientWidth || scrollHeight > clientHeight ? [textContent] : [],
          ),
        );
        expect(cut).toEqual([]);
      }
    },
  );

  test(
    named(site, 'the footer shows the operator, the vendors’ logos and the help links (S2.22)'),
    async ({ page }) => {
      await page.goto(site.origin);
      await gamesShown(page);
      const foot = page.getByRole('contentinfo');
      await foot.scrollIntoViewIfNeeded();
      await expect(foot).toContainText(site.brand.legal.operator ?? site.brand.name);
      await expect(foot.locator('a[href$="/responsible"]')).toBeSeen();
      await expect(foot.locator('img[src*="/art/vendors/"]').first()).toBeSeen();
    },
  );
}
