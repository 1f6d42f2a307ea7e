import { expect, named, test } from './journey.ts';
import { pathIn, SITES } from './sites.ts';

for (const site of SITES) {
  const { brand, origin } = site;

  test(named(site, 'an unknown URL answers 404, with a link back'), async ({ page, watch }) => {
    watch.expectErrors(/404/);
    for (const language of brand.languages.supported) {
      const response = await page.goto(origin + pathIn(site, language, '/no/such/page'));
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.locator('main').getByRole('link').first().click();
      await expect(page).toHaveURL(
        new RegExp(`^${origin}${pathIn(site, language)}$`.replace('/$', '/?$')),
      );
    }
  });

  test(
    named(site, 'responsible play is one click from the lobby, with the minimum age'),
    async ({ page }) => {
      await page.goto(origin);
      await page
        .getByRole('contentinfo')
        .getByRole('link')
        .filter({ visible: true })
        .first()
        .waitFor();
      await expect(page.getByRole('contentinfo')).toContainText(String(brand.market.minimumAge));
      await page.locator('footer a[href$="/responsible"]').first().click();
      await expect(page).toHaveURL(/\/responsible$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeSeen();
    },
  );

  test(named(site, 'every page shows the play-money notice'), async ({ page, watch }) => {
    watch.expectErrors(/404/);
    for (const route of ['/', '/responsible', '/no/such/page']) {
      await page.goto(origin + route);
      await expect(page.getByRole('banner').locator('a[href$="/responsible"]').first()).toBeSeen();
    }
  });

  test(
    named(
      site,
      'every page has a title, a description, a canonical URL and alternates in every language',
    ),
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'the page that is served is one');
      for (const language of brand.languages.supported) {
        await page.goto(origin + pathIn(site, language));
        await expect(page).toHaveTitle(/.{8,70}/);
        const address = `https://${brand.domains.main}${pathIn(site, language)}`;
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
        for (const tag of brand.languages.supported) {
          await expect(page.locator(`link[rel=alternate][hreflang=${tag}]`)).toHaveAttribute(
            'href',
            `https://${brand.domains.main}${pathIn(site, tag)}`,
          );
        }
      }
    },
  );
}
