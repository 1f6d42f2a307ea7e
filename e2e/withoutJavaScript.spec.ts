import { expect, named, test } from './journey.ts';
import { pathIn, SITES } from './sites.ts';

test.use({ javaScriptEnabled: false });

for (const site of SITES) {
  const { brand, origin } = site;
  for (const language of brand.languages.supported) {
    test(named(site, `the page works without JavaScript in ${language}`), async ({ page }) => {
      await page.goto(origin + pathIn(site, language));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('banner')).toBeSeen();
      await expect(page.getByRole('navigation').first()).toBeAttached();
      await expect(page.locator('main img').first()).toBeSeen();
      const titles = page.locator('main section h2');
      expect(await titles.count()).toBeGreaterThanOrEqual(brand.categories.length);
      await expect(titles.first()).toBeSeen();
    });

    for (const screen of ['pointMall', 'vip'] as const) {
      if (!brand.modules[screen]) continue;
      const title = `without JavaScript a visitor gets from /${screen} to the login in ${language}`;
      test(named(site, title), async ({ page }) => {
        const login = pathIn(site, language, '/login');
        await page.goto(origin + pathIn(site, language, `/${screen}`));
        await page.locator(`main a[href="${login}"]`).click();
        await expect(page).toHaveURL(origin + login);
      });
    }
  }
}
