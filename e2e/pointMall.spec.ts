import type { Locator, Page } from '@playwright/test';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { expect, named, sidewaysOverflow, test } from './journey.ts';
import { enter } from './player.ts';
import { pathIn, SITES } from './sites.ts';

test.describe.configure({ mode: 'serial' });

/** The player with points: each device has its own, since points are claimed and redeemed once. */
const collector = (isMobile: boolean) => (isMobile ? 'vip' : 'player');

/** The visible records, which are cards on a phone. */
const records = (page: Page, isMobile: boolean): Locator =>
  isMobile
    ? page.getByRole('list', { name: 'Points history' }).getByRole('listitem')
    : page.getByRole('row');

for (const site of SITES.filter(({ brand }) => brand.modules.pointMall)) {
  const { brand, origin } = site;
  const mall = origin + pathIn(site, 'en', '/pointMall');
  const headers = { 'Merchant-Code': brand.merchantCode };

  test(
    named(site, 'a visitor learns how points work and logs in to see the mall (S2.9, S9.6)'),
    async ({ page }) => {
      await page.goto(mall);
      const main = page.locator('main');
      await expect(main.getByText(/Points never expire/).first()).toBeSeen();
      expect(await sidewaysOverflow(page)).toBe(0);
      await main.getByRole('link', { name: 'Log in' }).click();
      await expect(page).toHaveURL(/\/login$/);
    },
  );

  test(
    named(site, 'points are claimed, and redeemed with the password (S2.9, S7.30)'),
    async ({ page, watch, isMobile }) => {
      watch.expectErrors(/status of 4\d\d/);
      await enter(page, site, collector(isMobile));
      await page.goto(mall);
      const claim = page.getByRole('button', { name: /^Claim .* points$/ });
      await claim.click();
      await expect(page.getByText(/points added$/).first()).toBeSeen();
      await expect(claim).toHaveCount(0);
      await page.getByRole('button', { name: 'Redeem: Sticker sheet' }).click();
      // A toast is also a dialog.
      const dialog = page.getByRole('dialog', { name: 'Redeem: Sticker sheet' });
      const password = dialog.getByLabel(/^Payment password/);
      const redeem = dialog.getByRole('button', { name: /^Redeem .* points$/ });
      await password.fill('not the one');
      await redeem.click();
      await expect(dialog.getByRole('alert')).toContainText('Wrong payment password.');
      await password.fill(seedPassword(brand));
      await redeem.click();
      await expect(page.getByText('Request under review').first()).toBeSeen();
      await expect(dialog).toHaveCount(0);
    },
  );

  test(
    named(site, 'the history shows the outcome of a redemption (S3.16, S4.16)'),
    async ({ page, request, isMobile }) => {
      await enter(page, site, collector(isMobile));
      await page.goto(mall);
      await page.getByRole('link', { name: 'Points history' }).click();
      await page.getByRole('link', { name: 'Redeemed' }).click();
      const rows = records(page, isMobile).filter({ hasText: 'Sticker sheet' });
      await expect(rows.first()).toContainText('Under review');
      const control = `${origin}/sandbox/control`;
      const listing = await request.get(`${control}/listings/redemptions`, { headers });
      const { account } = PLAYERS[collector(isMobile)];
      for (const { cells, offers } of (await listing.json()).value.rows) {
        if (!cells.includes(account)) continue;
        const decided = await request.post(`${control}/actions/rejectRedemption`, {
          headers,
          data: {
            ...offers.find(({ action }: { action: string }) => action === 'rejectRedemption').input,
            remark: 'The post takes a week off.',
          },
        });
        expect(decided.ok()).toBe(true);
      }
      await page.reload();
      await expect(rows.first()).toContainText('Rejected');
      // A press shows the rest of a card.
      if (isMobile) await rows.first().getByRole('button', { name: 'More' }).click();
      await rows
        .first()
        .getByRole('button', { name: /^Details/ })
        .click();
      await expect(page.getByRole('dialog').getByText('The post takes a week off.')).toBeSeen();
    },
  );

  test(
    named(
      site,
      'points are converted to play credit, in whole points and from the minimum up (S7.30)',
    ),
    async ({ page, isMobile }) => {
      // This player has enough points for both devices, whatever other journeys have claimed or spent.
      await enter(page, site, 'vip');
      await page.goto(mall);
      await page.getByRole('button', { name: 'Convert points' }).click();
      const dialog = page.getByRole('dialog');
      const points = dialog.getByLabel(/^Points to convert/);
      const convert = dialog.getByRole('button', { name: 'Convert points' });
      await points.fill('1');
      await convert.click();
      await expect(dialog.getByText(/^Enter at least/)).toBeSeen();
      await points.fill('100');
      await dialog.getByLabel(/^Payment password/).fill(seedPassword(brand));
      await convert.click();
      await expect(page.getByText(/is in your wallet$/).first()).toBeSeen();
      await page.getByRole('link', { name: 'Points history' }).click();
      await expect(records(page, isMobile).filter({ hasText: 'Converted' }).first()).toContainText(
        'Approved',
      );
    },
  );
}
