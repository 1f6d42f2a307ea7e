import { expect, gamesShown, named, openMenu, test } from './journey.ts';
import { pathIn, SITES } from './sites.ts';

for (const site of SITES) {
  const { brand, origin } = site;
  const other = brand.themes.available.find((theme) => theme !== brand.themes.default);
  const second = brand.languages.supported.find((tag) => tag !== brand.languages.default);

  if (other) {
    test(
      named(site, 'a chosen theme is applied before the first paint of the next visit'),
      async ({ page, isMobile }) => {
        await page.goto(origin);
        await gamesShown(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', brand.themes.default);
        const place = isMobile ? await openMenu(page) : page.getByRole('banner');
        // The data saver, a toggle button, follows it in the menu.
        await place.locator('button:not([aria-pressed])').last().click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', other);

        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const { name } of list.getEntries()) {
              document.documentElement.setAttribute(
                `data-at-${name}`,
                document.documentElement.dataset.theme ?? 'none',
              );
            }
          }).observe({ type: 'paint', buffered: true });
        });
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('data-at-first-paint', other);
      },
    );
  }

  if (second) {
    test(
      named(site, 'a chosen language is remembered, and every URL redirects to it (S2.21)'),
      async ({ page }) => {
        await page.goto(origin + pathIn(site, second));
        await gamesShown(page);
        await page.evaluate((tag) => localStorage.setItem('livery.language', tag), second);
        await page.goto(`${origin}/responsible?from=mail#top`);
        await expect(page).toHaveURL(
          `${origin}${pathIn(site, second, '/responsible')}?from=mail#top`,
        );
        await expect(page.locator('html')).toHaveAttribute('lang', second);
      },
    );

    for (const [route, query] of [
      ['/rng', '?vassalage=CQ9'],
      ['/', '?from=mail'],
    ] as const) {
      test(
        named(
          site,
          `the link to another language keeps the query of ${route}${query} (S2.5, S2.21)`,
        ),
        async ({ page }) => {
          await page.goto(origin + route + query);
          await gamesShown(page);
          // By keyboard, since the footer moves away from the mouse while the list above it grows.
          await page.getByRole('contentinfo').locator(`a[hreflang="${second}"]`).press('Enter');
          await expect(page).toHaveURL(origin + pathIn(site, second, route) + query);
          await expect(page.locator('html')).toHaveAttribute('lang', second);
        },
      );
    }

    test(
      named(site, 'a remembered language never redirects to another site'),
      async ({ page, watch }) => {
        watch.expectErrors(/404/);
        await page.goto(origin);
        await page.evaluate(
          (tag) => localStorage.setItem('livery.language', tag),
          brand.languages.default,
        );
        await page.goto(`${origin}/${second}//example.com/`);
        expect(new URL(page.url()).origin).toBe(origin);
      },
    );
  }

  test(
    named(site, 'the merchant code is in both storages after loading (S1.6)'),
    async ({ page }) => {
      await page.goto(origin);
      await gamesShown(page);
      const stored = await page.evaluate(() => [
        Object.values({ ...localStorage }),
        Object.values({ ...sessionStorage }),
      ]);
      for (const values of stored) expect(values).toContain(brand.merchantCode);
    },
  );
}
