import { expect, named, test } from './journey.ts';
import { SITES } from './sites.ts';

for (const site of SITES) {
  test(
    named(site, 'a visitor finds a game of any category by part of its name'),
    async ({ page, isMobile }) => {
      await page.goto(site.origin);
      if (isMobile) await page.locator('a[aria-haspopup=dialog]').click();
      await page.locator('a[href$="/search"]:visible').first().click();
      const dialog = page.getByRole('dialog').filter({ has: page.getByRole('searchbox') });
      await dialog.getByRole('searchbox').fill('dru');
      const results = dialog.locator('a[data-result]');
      await expect(results.first()).toBeSeen();
      await expect(results.first()).toContainText(/dru/i);
      await expect(page).toHaveURL(/\/search\?q=dru$/);
      await page.reload();
      await expect(dialog.getByRole('searchbox')).toHaveValue('dru');
      await expect(results.first()).toBeSeen();
    },
  );
}
