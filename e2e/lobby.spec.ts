import { expect, gamesShown, named, sidewaysOverflow, test } from './journey.ts';
import { pathIn, SITES } from './sites.ts';

for (const site of SITES) {
  const { brand, origin } = site;
  for (const language of brand.languages.supported) {
    test(
      named(site, `the lobby shows games of the platform in ${language} (S2.1, S2.24)`),
      async ({ page }) => {
        await page.goto(origin + pathIn(site, language));
        await gamesShown(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('main section h2').first()).toBeVisible();
        expect(await sidewaysOverflow(page)).toBe(0);
      },
    );
  }

  test(named(site, 'every alias of the home page shows the lobby (S2.1)'), async ({ page }) => {
    for (const alias of ['/index', '/index.html', '/home']) {
      await page.goto(origin + alias);
      await gamesShown(page);
    }
  });

  test(named(site, 'each entry of the game menu opens its category (S2.23)'), async ({ page }) => {
    await page.goto(origin);
    await gamesShown(page);
    const menu = page.locator('main nav').first();
    const count = await menu.getByRole('link').count();
    expect(count).toBeGreaterThanOrEqual(brand.categories.length);
    for (let entry = 1; entry < count; entry += 1) {
      await menu.getByRole('link').nth(entry).click();
      await expect(page).not.toHaveURL(`${origin}/`);
      await gamesShown(page);
      await page.goBack();
      await expect(menu).toBeVisible();
    }
  });
}
