import { PLAYERS } from '#sandbox/seeds/playerRoles.ts';
import { expect, gamesShown, named, test } from './journey.ts';
import { enter } from './player.ts';
import { pathIn, SITES } from './sites.ts';

for (const site of SITES) {
  test(
    named(
      site,
      'the header leads to every vendor of a category, by pointer and by keyboard (S2.18)',
    ),
    async ({ page }) => {
      await page.goto(site.origin);
      await gamesShown(page);
      const games = page.getByRole('banner').locator('nav li', { has: page.getByRole('button') });
      const button = games.getByRole('button');
      await button.hover();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const slots = games.locator('a[href$="/rng"]');
      const vendor = games.getByRole('list').last().locator('a[href*="/rng?vassalage="]').first();
      await slots.hover();
      await expect(vendor).toBeVisible();
      await page.mouse.move(700, 700);
      await expect(button).toHaveAttribute('aria-expanded', 'false');

      await button.focus();
      await page.keyboard.press('Enter');
      await slots.focus();
      await expect(vendor).toBeVisible();
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
    named(site, 'a visitor finds the ways in, a player balance, name and way out (S2.19, S2.20)'),
    async ({ page }) => {
      await page.goto(site.origin);
      const head = page.getByRole('banner');
      await expect(head.locator('a[href$="/login"]')).toBeVisible();
      await expect(head.locator('a[href$="/register"]')).toBeVisible();

      await enter(page, site, 'player');
      await page.goto(site.origin);
      await expect(head.locator('a[href$="/login"]')).toHaveCount(0);
      const balance = head.locator('data');
      await expect(balance).toContainText(site.brand.market.currencySymbol);
      await head.getByRole('button', { name: PLAYERS.player.nickname }).click();
      const menu = page.getByRole('dialog');
      await expect(menu).toContainText(PLAYERS.player.account);
      await expect(menu.locator('a[href$="/logout"]')).toBeVisible();
    },
  );

  test(
    named(site, 'no word of the bottom bar is cut on the narrowest phone, in any language (S2.14)'),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const language of site.brand.languages.supported) {
        await page.goto(site.origin + pathIn(site, language));
        const entries = page
          .getByRole('navigation')
          .filter({ visible: true })
          .last()
          .getByRole('link');
        await expect(entries).toHaveCount(5);
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
    named(site, 'the footer shows who runs the site, the marks of vendors and the help (S2.22)'),
    async ({ page }) => {
      await page.goto(site.origin);
      await gamesShown(page);
      const foot = page.getByRole('contentinfo');
      await foot.scrollIntoViewIfNeeded();
      await expect(foot).toContainText(site.brand.legal.operator ?? site.brand.name);
      await expect(foot.locator('a[href$="/responsible"]')).toBeVisible();
      await expect(foot.locator('img[src*="/art/vendors/"]').first()).toBeVisible();
    },
  );
}
