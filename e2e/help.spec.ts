import type { Response } from '@playwright/test';
import { languageFacts } from '#scripts/languages/languageFacts.ts';
import { formatHours } from '#src/i18n/serviceHours.ts';
import { atRest } from '../scripts/bench/atRest.ts';
import { control } from './faultFlow.ts';
import { named } from './journey.ts';
import { expect, test } from './ownSite.ts';
import { pathIn, SITES } from './sites.ts';

/** A text that occurs only in the QR code library. */
const OF_ENCODER = 'Data too long';

for (const site of SITES) {
  const { brand, origin } = site;
  for (const language of brand.languages.supported) {
    const at = (route: string) => origin + pathIn(site, language, route);

    test(
      named(site, `#term opens the terms of the help centre in ${language} (S2.11, S7.22)`),
      async ({ page }) => {
        await page.goto(at('/help#term'));
        const terms = page.locator('#term');
        await expect(terms).toBeFocused();
        await expect(terms).toBeInViewport();
        await expect(terms.locator('details[open]').first()).toBeSeen();
        await terms.getByRole('link').click();
        await expect(page).toHaveURL(at('/terms'));
        await expect(page.getByRole('heading', { level: 1 })).toBeSeen();
      },
    );

    test(
      named(site, `legal texts and player protection can be read in ${language} (S1.5, S5.6)`),
      async ({ page }) => {
        for (const route of ['/terms', '/privacy', '/responsible']) {
          await page.goto(at(route));
          const chapters = page.locator('main').getByRole('heading', { level: 2 });
          expect(await chapters.count()).toBeGreaterThan(5);
          await expect(page.locator('main')).toContainText(brand.name);
          await expect(page.locator('main')).not.toContainText('{{');
        }
      },
    );
  }

  test(
    named(site, 'a search finds answers in every section and can be cleared (S2.11)'),
    async ({ page }) => {
      await page.goto(`${origin}/help`);
      const main = page.locator('main');
      const questions = main.locator('details:not([open]) > summary');
      await expect(questions.first()).toBeSeen();
      await questions.first().press('Enter');
      await expect(main.locator('details[open]')).toHaveCount(1);
      const words = (await main.locator('summary').first().textContent()) ?? '';
      const search = main.getByRole('searchbox');
      await search.fill(words);
      await expect(main.getByRole('status').filter({ hasText: /\S/ })).toBeSeen();
      await expect(main.locator('summary').first()).toHaveText(words);
      await search.fill('zzzz');
      await main.getByRole('button').last().click();
      await expect(search).toHaveValue('');
      expect(await questions.count()).toBeGreaterThan(5);
    },
  );

  test(
    named(site, 'the merchant code is stored for the session and the device (S1.6)'),
    async ({ page }) => {
      await page.goto(`${origin}/terms`);
      await expect
        .poll(() =>
          page.evaluate(() => [
            sessionStorage.getItem('merchantCode'),
            localStorage.getItem('merchantCode'),
          ]),
        )
        .toEqual([brand.merchantCode, brand.merchantCode]);
    },
  );
}

for (const site of SITES.filter(({ brand }) => brand.modules.appDownload)) {
  test(
    named(
      site,
      'the app guide has steps for each device, and a QR code for phones, which phones themselves do not load (S1.5)',
    ),
    async ({ page, isMobile }) => {
      const scripts: Response[] = [];
      page.on('response', (response) => {
        if (/\/assets\/.+\.js$/.test(response.url())) scripts.push(response);
      });
      await page.goto(`${site.origin}/app`);
      await expect(page.locator('main ol')).toHaveCount(3);
      await expect(page.locator('main')).toContainText(site.brand.domains.main);
      await atRest(page);
      await expect(page.locator('main').getByRole('img')).toHaveCount(isMobile ? 0 : 1);
      const texts = await Promise.all(scripts.map((script) => script.text()));
      expect(texts.some((text) => text.includes(OF_ENCODER))).toBe(!isMobile);
    },
  );
}

for (const site of SITES.filter(({ brand }) => brand.modules.agent)) {
  test(
    named(
      site,
      'the agent page shows the offer, the support hours and the agent login (S2.12, S9.7)',
    ),
    async ({ page }) => {
      await page.goto(`${site.origin}/agent`);
      const main = page.locator('main');
      await expect(main.getByRole('heading', { level: 3 }).nth(3)).toBeSeen();
      const { support, market, languages } = site.brand;
      const language = languages.default;
      const { dayPeriods } = languageFacts(language);
      const hours = formatHours(support.agentHours, { ...market, language, dayPeriods });
      await expect(main).toContainText(hours);
      await expect(main.locator('input[autocomplete=current-password]')).toBeSeen();
    },
  );
}

test('the help centre shows an error if it fails to load, and a retry loads it (S8.8)', async ({
  page,
  request,
  site,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource/);
  const fault = (kind: string) =>
    control(request, site, { fault: { operation: 'getHelpCenter', kind } });
  await fault('error');
  await page.goto(`${site.origin}/help`);
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toBeSeen();
  await fault('none');
  await alert.getByRole('button').click();
  await expect(page.locator('#term')).toBeAttached();
});
