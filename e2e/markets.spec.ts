import status from '#words/status.json' with { type: 'json' };
import { control } from './faultFlow.ts';
import { expect, test } from './ownSite.ts';
import { siteFor } from './ownSites.ts';
import { enter } from './player.ts';
import { said } from './said.ts';

test.use({ kind: 'secondMarket' });
test.afterEach(({ request, site }) => control(request, site, { reset: true }));

/** An amount in yen, which has no decimals. */
const YEN = /¥\d{1,3}(,\d{3})*(?![\d,.])/;

test('a second market has its own currency, and leads visitors of the first to their site', async ({
  page,
  site,
  request,
  watch,
}) => {
  await enter(page, site, 'vip');
  await page.goto(site.origin);
  await expect(page.getByRole('banner').locator('data')).toContainText(YEN);
  await expect(page.getByText('৳')).toHaveCount(0);

  watch.expectErrors(/status of (403|503)/);
  const { brand } = siteFor('secondMarket');
  const { merchantCode } = site.brand;
  await control(request, site, { merchantCode, country: brand.market.country });
  await page.reload();
  const way = page.getByRole('link', { name: said(status.other_site) });
  await expect(way).toBeSeen();
  await expect(way).toHaveAttribute('href', `https://${brand.domains.main}/`);
});
