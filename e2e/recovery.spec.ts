import { seedMobile } from '#sandbox/seeds/mobile.ts';
import { PLAYER_ROLES, PLAYERS } from '#sandbox/seeds/playerRoles.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import { expect, named } from './journey.ts';
import { logIn, newestMessage, typeNewPassword } from './loginForm.ts';
import { test } from './ownSite.ts';
import { SITES } from './sites.ts';

test('a link by e-mail brings a new password, once (S2.15, S4.6, S5.7)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectErrors(/status of 410/);
  const username = PLAYERS.agent41.account;
  const email = `${username}@${site.brand.domains.main}`;
  await page.goto(`${site.origin}/forgot`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username);
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('Look into your inbox')).toBeVisible();
  const [hash = ''] = /#passwordReset=[\w-]+/.exec(await newestMessage(site.origin, email)) ?? [];
  const setPassword = async () => {
    await page.goto('about:blank');
    await page.goto(`${site.origin}/login${hash}`);
    await typeNewPassword(dialog, 'Another-2027');
    await dialog.getByRole('button', { name: 'Save the password' }).click();
  };
  await setPassword();
  await expect(dialog.getByText('Your new password holds')).toBeVisible();
  expect(page.url()).not.toContain('passwordReset');
  await dialog.getByRole('link', { name: 'Back to the login' }).click();
  await logIn(dialog, { username, password: 'Another-2027' });
  await expect(dialog).toBeHidden();
  await page.evaluate(() => sessionStorage.clear());
  await setPassword();
  await expect(dialog.getByRole('alert')).toHaveText(/This link has ended/);
});

const [byPhone] = SITES.filter(({ brand }) => brand.flags.MOBILENUMREG3);

if (byPhone) {
  test(
    named(byPhone, 'a code to the phone brings a new password and a session (S4.6, S4.7, S9.1)'),
    async ({ page }) => {
      const mobile = seedMobile(byPhone.brand, PLAYER_ROLES.indexOf('unregisteredIp') + 1);
      await page.goto(`${byPhone.origin}/forgot`);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
      await dialog.getByRole('button', { name: 'Send the code' }).click();
      await expect(dialog.getByText(/^Again in [45]:/)).toBeVisible();
      const [code = ''] = /\d{6}/.exec(await newestMessage(byPhone.origin, mobile)) ?? [];
      await dialog.getByRole('textbox', { name: 'Verification code' }).fill(code);
      await typeNewPassword(dialog, 'Another-2027');
      await dialog.getByRole('button', { name: 'Save and log in' }).click();
      await expect(dialog).toBeHidden();
      expect(await page.evaluate((key) => sessionStorage.getItem(key), TOKEN_KEY)).toBeTruthy();
    },
  );
}
