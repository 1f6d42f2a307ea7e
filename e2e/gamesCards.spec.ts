import { cards, counted, heart } from './gameCards.ts';
import { expect, named, test } from './journey.ts';
import { SITES } from './sites.ts';

for (const site of SITES) {
  const { origin } = site;

  test(
    named(site, 'a card offers its game and a free trial (S2.25, S6.1)'),
    async ({ page, isMobile }) => {
      await page.goto(`${origin}/rng`);
      const card = cards(page).first();
      const link = card.getByRole('link').first();
      await expect(link).toHaveAttribute('href', /gameCode=/);
      if (isMobile) {
        await link.tap();
        const sheet = page.getByRole('dialog');
        await expect(sheet.getByRole('link')).toHaveCount(2);
        await expect(sheet.locator('a[href*="mode=demo"]')).toBeSeen();
        await expect(page).toHaveURL(`${origin}/rng`);
        return;
      }
      const trial = card.locator('a[href*="mode=demo"]');
      await card.hover({ position: { x: 20, y: 20 } });
      await expect(trial).toHaveCSS('opacity', '1');
      await link.focus();
      await page.keyboard.press('Tab');
      await expect(heart(card)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(trial).toBeFocused();
    },
  );

  test(
    named(site, 'a game can be found and opened by keyboard alone (S2.5, S2.25)'),
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'a phone has no keyboard');
      await page.goto(`${origin}/rng`);
      await expect(counted(page)).toHaveText(/\d/);
      const total = await counted(page).textContent();
      await page.getByRole('searchbox').focus();
      await page.keyboard.type('star');
      await expect(page).toHaveURL(/name=star/);
      await expect(counted(page)).not.toHaveText(total ?? '');
      const first = cards(page).first().getByRole('link').first();
      await expect(first).toBeSeen();
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab');
        if (await first.evaluate((link) => link === document.activeElement)) break;
      }
      await expect(first).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/\/rng/);
    },
  );
}
