import type { Page } from '@playwright/test';
import { PLAYERS } from '#sandbox/seeds/playerRoles.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import registerWords from '../src/features/register/messages/en.json' with { type: 'json' };
import { expect, named } from './journey.ts';
import { newestMessage, typeNewPassword } from './loginForm.ts';
import { test } from './ownSite.ts';
import { SITES, type Site } from './sites.ts';

const PASSWORD = 'Password-2026';

/** Fills the registration by username and sends it; what comes next is the offer of a limit. */
async function registerByName(page: Page, { brand }: Site, account: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: registerWords.title });
  await dialog.getByRole('textbox', { name: 'Username' }).fill(account);
  await typeNewPassword(dialog, PASSWORD);
  const { email, fullName, birthday } = brand.registration.username;
  const asked = { 'Email address': email, 'Full name': fullName, Birthday: birthday };
  const answers = [`${account}@brand.example`, 'Fresh Player', '1990-04-23'];
  for (const [place, [label, rule]] of Object.entries(asked).entries()) {
    if (rule.enabled) await dialog.getByRole('textbox', { name: label }).fill(answers[place] ?? '');
  }
  await dialog.getByRole('checkbox', { name: /older/ }).click();
  await dialog.getByRole('checkbox', { name: /terms/ }).click();
  await dialog.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('dialog', { name: registerWords.limit.title })).toBeVisible();
}

/** The page is a player's: it has a token. */
const isLoggedIn = (page: Page) =>
  expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), TOKEN_KEY)).toBeTruthy();

test('a visitor registers by username, sets a limit and is logged in (S2.2, S3.6, S4.5, S5.1, S5.6, S8.4)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/register`);
  const form = page.getByRole('dialog', { name: registerWords.title });
  await form.getByRole('button', { name: 'Create my account' }).click();
  await expect(form.getByText(/agree to the terms and the privacy policy\.$/).last()).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await registerByName(page, site, 'fresh2026');
  await page.getByRole('textbox', { name: 'At most' }).fill('500');
  await page.getByRole('button', { name: 'Set the limit' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${site.origin}/`);
  await isLoggedIn(page);
});

test('whoever goes back, or loads the page anew, where a limit is offered is logged in all the same (S4.5)', async ({
  page,
  site,
}) => {
  const register = page.getByRole('banner').getByRole('link', { name: 'Register' });
  await page.goto(`${site.origin}/promotions`);
  await register.click();
  await registerByName(page, site, 'back2026');
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/promotions`);
  await expect(page.getByRole('dialog')).toBeHidden();
  await isLoggedIn(page);
  await expect(register).toBeHidden();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${site.origin}/register`);
  await registerByName(page, site, 'reload2026');
  await page.reload();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(page.getByRole('dialog')).toBeHidden();
  await isLoggedIn(page);
});

test('whoever goes back, or to the login, with a half-typed registration is asked before it is lost (S2.2)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/promotions`);
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: registerWords.title });
  const question = page.getByRole('alertdialog', { name: registerWords.leave.title });
  const username = dialog.getByRole('textbox', { name: 'Username' });
  await username.fill('half2026');
  const back = () => page.evaluate(() => history.back());
  for (const goAway of [back, () => dialog.getByRole('link', { name: 'Log in' }).click()]) {
    await goAway();
    await question.getByRole('button', { name: registerWords.leave.stay }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(`${site.origin}/register`);
    await expect(username).toHaveValue('half2026');
  }
  await back();
  await question.getByRole('button', { name: registerWords.leave.confirm }).click();
  await expect(page).toHaveURL(`${site.origin}/promotions`);
  await expect(dialog).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await username.fill('half2026');
  await dialog.getByRole('link', { name: 'Log in' }).click();
  await question.getByRole('button', { name: registerWords.leave.confirm }).click();
  await expect(page).toHaveURL(`${site.origin}/login`);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

const [invited] = SITES.filter(
  ({ brand }) =>
    brand.flags.USERNAMEREG3 &&
    brand.flags.MOBILENUMREG3 &&
    brand.registration.username.referralCode.enabled,
);

if (invited) {
  test(
    named(
      invited,
      'a taken name is told while it is typed, an unknown invitation in a dialog; nothing typed is lost (S5.2, S5.3, S5.4, S7.23, S8.2)',
    ),
    async ({ page, watch }) => {
      watch.expectErrors(/status of 422/);
      const fresh = `fresh${String(Date.now()).slice(-8)}`;
      await page.goto(`${invited.origin}/register?referralCode=NOBODY99`);
      const dialog = page.getByRole('dialog').first();
      await dialog.getByRole('tab', { name: 'With a username' }).click();
      const username = dialog.getByRole('textbox', { name: 'Username' });
      await username.fill('9');
      await username.blur();
      await expect(dialog.getByText(/letters and digits, beginning with a letter/)).toBeVisible();
      await username.fill(PLAYERS.newcomer.account);
      await expect(dialog.getByText('This is taken already.')).toBeVisible();
      await username.fill(fresh);
      await typeNewPassword(dialog, PASSWORD);
      await dialog.getByRole('checkbox', { name: /older/ }).click();
      await dialog.getByRole('checkbox', { name: /terms/ }).click();
      await dialog.getByRole('button', { name: 'Create my account' }).click();
      await page.getByRole('button', { name: 'Back to the form' }).click();
      await expect(username).toHaveValue(fresh);
      const invitation = dialog.getByRole('textbox', { name: 'Invitation code' });
      await expect(invitation).toHaveValue('NOBODY99');
      await invitation.fill('');
      await dialog.getByRole('button', { name: 'Create my account' }).click();
      await page.getByRole('button', { name: 'Not now' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  );
}

const [byPhone] = SITES.filter(({ brand }) => brand.flags.MOBILENUMREG3 && brand.flags.REGMOBVERF3);

if (byPhone) {
  test(
    named(
      byPhone,
      'a visitor registers by phone with the code that was sent (S4.5, S4.7, S5.6, S9.1)',
    ),
    async ({ page }) => {
      await page.goto(`${byPhone.origin}/register`);
      const dialog = page.getByRole('dialog');
      const digits = `17${String(Date.now()).slice(-8)}`;
      await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(`0${digits}`);
      await dialog.getByRole('button', { name: 'Send the code' }).click();
      await expect(dialog.getByText(/^Again in [45]:/)).toBeVisible();
      const [code = ''] = /\d{6}/.exec(await newestMessage(byPhone.origin, `+880${digits}`)) ?? [];
      await dialog.getByRole('textbox', { name: 'Verification code' }).fill(code);
      await typeNewPassword(dialog, PASSWORD);
      await dialog.getByRole('checkbox', { name: /older/ }).click();
      await dialog.getByRole('checkbox', { name: /terms/ }).click();
      await dialog.getByRole('button', { name: 'Create my account' }).click();
      await page.getByRole('button', { name: 'Not now' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  );
}
