import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { seedMobile } from '#sandbox/domains/accounts/seeds/mobile.ts';
import { PLAYER_ROLES, PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import { control, waitForNextCode } from './faultFlow.ts';
import { logIn, passwordField, proveBySms, typeNewPassword } from './loginForm.ts';
import { expect, test } from './ownSite.ts';
import { enter, tokenOf } from './player.ts';
import type { Site } from './sites.ts';

const CHOSEN = 'Chosen-2027';
const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Where this player's codes are sent: the platform and the phone number. */
const phoneOf = ({ origin, brand }: Site) => ({
  origin,
  to: seedMobile(brand, PLAYER_ROLES.indexOf('vip') + 1),
});

/** Whether a session token is still valid. */
async function isGood(token: string, { origin, brand }: Site): Promise<boolean> {
  const answer = await fetch(`${origin}/wps/member/info`, {
    headers: { Authorization: `Bearer ${token}`, 'Merchant-Code': brand.merchantCode },
  });
  return answer.ok;
}

const entriesOf = (scope: Locator) => scope.getByRole('listitem');

test.afterEach(({ request, site }) => control(request, site, { reset: true }));

test('a player sets up an authenticator with a step-up, and removes it with another (S2.16)', async ({
  page,
  site,
  request,
  watch,
}) => {
  watch.expectErrors(/status of 403/);
  await enter(page, site, 'vip');
  await page.goto(`${site.origin}/security`);
  const app = part(page, 'Authenticator app');
  await app.getByRole('button', { name: 'Set up' }).click();
  await proveBySms(page, phoneOf(site));
  const secret = Secret.fromBase32((await app.locator('code').textContent()) ?? '');
  // Another journey may have moved the platform's clock.
  const { date } = (await request.get(site.origin)).headers();
  const code = new TOTP({ secret }).generate({ timestamp: Date.parse(date ?? '') });
  await app.getByRole('textbox', { name: 'Code from the app' }).fill(code);
  await app.getByRole('button', { name: 'Confirm code' }).click();
  await expect(app.getByText('On', { exact: true })).toBeSeen();
  // A mouse resting on the toast would keep it open, in front of the next dialog.
  await page.mouse.move(0, 0);

  await waitForNextCode(request, site);
  await app.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await proveBySms(page, phoneOf(site));
  await expect(app.getByText('Off')).toBeSeen();
});

test('with CHNGPASSVERIF3 a change of password needs a step-up, ends all other sessions and starts a new one (S3.12, S4.4, S5.8, S7.9)', async ({
  page,
  site,
  request,
  watch,
}) => {
  watch.expectErrors(/status of (401|403|422)/);
  const { merchantCode } = site.brand;
  await control(request, site, { database: 'seeds' });
  await control(request, site, { merchantCode, flags: { CHNGPASSVERIF3: true } });
  const elsewhere = await tokenOf(site, 'vip');
  await page.goto(`${site.origin}/security`);
  const dialog = page.getByRole('dialog');
  const { account: username } = PLAYERS.vip;
  const old = seedPassword(site.brand);
  await logIn(dialog, { username, password: old });
  const form = part(page, 'Change password');
  await passwordField(form).fill('not-the-password');
  await typeNewPassword(form, CHOSEN);
  const submit = form.getByRole('button', { name: 'Change password' });
  await submit.click();
  await expect(form.getByText('Wrong password.')).toBeSeen();
  await expect(passwordField(form)).toBeFocused();
  await passwordField(form).fill(old);
  const before = await page.evaluate((key) => sessionStorage.getItem(key), TOKEN_KEY);
  await submit.click();
  await proveBySms(page, phoneOf(site));
  await expect(page).toHaveURL(`${site.origin}/`);
  const after = await page.evaluate((key) => sessionStorage.getItem(key), TOKEN_KEY);
  expect(after).not.toBe(before);
  expect(await isGood(elsewhere, site)).toBe(false);
  await expect.poll(() => isGood(String(before), site)).toBe(false);
  expect(await isGood(String(after), site)).toBe(true);
});

test('a player ends one session, then all others, and removes an address (S2.16, S4.16)', async ({
  page,
  site,
  request,
}) => {
  await control(request, site, { database: 'seeds' });
  const tokens = [await tokenOf(site, 'vip'), await tokenOf(site, 'vip')];
  await enter(page, site, 'vip');
  await page.goto(`${site.origin}/security`);
  const sessions = part(page, 'Active sessions');
  await expect(entriesOf(sessions)).toHaveCount(3);
  await sessions
    .getByRole('button', { name: /^End session/ })
    .first()
    .click();
  await expect(entriesOf(sessions)).toHaveCount(2);
  await sessions.getByRole('button', { name: 'End all other sessions' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(sessions.getByText('You are not logged in anywhere else.')).toBeSeen();
  for (const token of tokens) expect(await isGood(token, site)).toBe(false);
  await expect(sessions.getByText('This device')).toBeSeen();
  const addresses = part(page, 'Trusted IP addresses');
  await expect(addresses.getByText('Current address')).toBeSeen();
  const known = await entriesOf(addresses).count();
  const forget = addresses.getByRole('button', { name: /^Remove address/ });
  await forget.first().click();
  await expect(entriesOf(addresses)).toHaveCount(known - 1);
});
