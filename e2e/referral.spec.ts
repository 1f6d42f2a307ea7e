import { REFERRAL_CODE_KEY } from '#src/session/referralCode.ts';
import { expect, named, sidewaysOverflow, test } from './journey.ts';
import { enter } from './player.ts';
import { pathIn, SITES } from './sites.ts';

for (const site of SITES.filter(({ brand }) => brand.modules.referral)) {
  const referral = site.origin + pathIn(site, 'en', '/referral');

  test(
    named(site, 'an invited visitor keeps the code and registers with it (S2.2, S2.18)'),
    async ({ page, browser }) => {
      const friend = await browser.newContext();
      const own = await friend.newPage();
      await enter(own, site, 'player');
      await own.goto(referral);
      const link = await own.getByText(/\?referralCode=\w{8}$/).innerText();
      const code = new URL(link).searchParams.get('referralCode') ?? '';
      await friend.close();
      await page.goto(`${referral}?referralCode=${code}`);
      await expect(page.getByText(code)).toBeSeen();
      const kept = () => page.evaluate((key) => sessionStorage.getItem(key), REFERRAL_CODE_KEY);
      await expect.poll(kept).toBe(code);
      expect(await sidewaysOverflow(page)).toBe(0);
      await page.getByRole('link', { name: 'Register with this code' }).click();
      await expect(page).toHaveURL(new RegExp(`/register\\?referralCode=${code}$`));
    },
  );

  test(
    named(site, 'a visitor with an invalid invitation can register without it (S8.2)'),
    async ({ page }) => {
      await page.goto(`${referral}?referralCode=AB12CD34`);
      await expect(page.getByText('This invitation no longer works')).toBeSeen();
      expect(await sidewaysOverflow(page)).toBe(0);
      await page.getByRole('link', { name: 'Register without it' }).click();
      await expect(page).toHaveURL(/\/register$/);
      await expect(page.getByRole('dialog')).toBeSeen();
    },
  );

  test(
    named(site, 'a member shares a link and a code, and sees who joined (S2.18, S2.21)'),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await enter(page, site, 'player');
      await page.goto(referral);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByRole('button', { name: 'Copied' })).toBeSeen();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).searchParams.get('referralCode')).toMatch(/^\w{8}$/);
      await expect(page.getByRole('img', { name: 'QR code of your referral link' })).toBeSeen();
      await expect(page.getByText('Tier 1').first()).toBeSeen();
      await expect(page.getByText(/^Joined /).first()).toBeSeen();
    },
  );
}

for (const site of SITES.filter(({ brand }) => brand.modules.referral)) {
  test(
    named(site, 'no menu links to invitations if the platform does not offer them (S2.18, S2.21)'),
    async ({ page, watch }) => {
      watch.expectErrors(/status of 403/);
      const entries = page.locator('a[href$="/referral"]');
      await page.goto(site.origin + pathIn(site, 'en'));
      await expect(entries.first()).toBeAttached();
      await enter(page, site, 'excluded');
      await page.goto(site.origin + pathIn(site, 'en', '/referral'));
      await expect(page.getByText('You cannot invite friends right now')).toBeSeen();
      // The language links lead to the same page.
      await page.goto(site.origin + pathIn(site, 'en'));
      await expect(entries).toHaveCount(0);
    },
  );
}

for (const site of SITES.filter(({ brand }) => brand.modules.vip)) {
  const vip = site.origin + pathIn(site, 'en', '/vip');

  test(
    named(
      site,
      'a member sees their level, the progress to the next one and the benefits of each (S2.18)',
    ),
    async ({ page }) => {
      await page.goto(vip);
      await expect(page.locator('main').getByRole('link', { name: 'Log in' })).toBeSeen();
      await enter(page, site, 'player');
      await page.goto(vip);
      await expect(page.getByText('Your level').first()).toBeSeen();
      await expect(page.getByRole('heading', { name: 'All levels' })).toBeSeen();
      await expect(page.getByText(/^0\.\d\d%$/).first()).toBeSeen();
    },
  );
}
