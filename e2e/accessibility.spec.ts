import AxeBuilder from '@axe-core/playwright';
import { expect, gamesShown, named, test } from './journey.ts';
import { pathIn, SITES } from './sites.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const site of SITES) {
  const { brand, origin } = site;
  for (const language of brand.languages.supported) {
    for (const theme of brand.themes.available) {
      test(named(site, `axe finds nothing in ${language}, ${theme}`), async ({ page, watch }) => {
        watch.expectErrors(/404/);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript((name) => localStorage.setItem('livery.theme', name), theme);
        for (const route of ['/', '/rng', '/responsible', '/no/such/page']) {
          await page.goto(origin + pathIn(site, language, route));
          if (route === '/' || route === '/rng') await gamesShown(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
          const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
          expect(violations.map(({ id, nodes }) => `${route} ${id}: ${nodes[0]?.html}`)).toEqual(
            [],
          );
        }
      });
    }
  }

  test(named(site, 'by keyboard alone: skip link, menu, category, and back'), async ({ page }) => {
    await page.goto(origin);
    await gamesShown(page);
    await page.keyboard.press('Tab');
    await expect(page.locator('a[href="#main"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    const entry = page.locator('main nav a').nth(1);
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      if (await entry.evaluate((link) => link === document.activeElement)) break;
    }
    await expect(entry).toBeFocused();
    const target = await entry.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(origin + target);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}
