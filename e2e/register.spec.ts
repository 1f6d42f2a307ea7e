import type { Locator, Page } from '@playwright/test';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import { gamesShown, named } from './journey.ts';
import { AGAIN_AFTER, typeNewPassword, typeSentCode } from './loginForm.ts';
import { expect, test } from './peopleSite.ts';
import { agreeAndSend, PASSWORD, registerByName } from './registering.ts';
import { said } from './said.ts';
import { pathIn, SITES } from './sites.ts';

/** The registration link in the header. */
const wayToRegister = (page: Page): Locator =>
  page.getByRole('banner').locator('a[href$="/register"]');

/** Whether the page has a session token. */
const isLoggedIn = (page: Page) =>
  expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), TOKEN_KEY)).toBeTruthy();

test('a visitor registers by username, sets a limit and is logged in (S2.2, S3.6, S4.5, S5.1, S5.6, S8.4)', async ({
  page,
  site,
  words,
  at,
}) => {
  const { title, submit, termsMissing, field, limit } = words.register;
  await page.goto(at('/register'));
  const form = page.getByRole('dialog', { name: title });
  await form.getByRole('button', { name: submit }).click();
  await expect(form.getByText(termsMissing)).toBeSeen();
  await expect(form.getByRole('textbox', { name: field.username })).toBeFocused();
  await registerByName(page, site, words, 'fresh2026');
  await page.getByRole('textbox', { name: limit.amount }).fill('500');
  await page.getByRole('radio', { name: limit.spans.week }).check();
  await page.getByRole('button', { name: limit.submit }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(at('/'));
  await isLoggedIn(page);
});

test('going back or reloading when a limit is offered still logs the player in (S4.5)', async ({
  page,
  site,
  words,
  at,
}) => {
  const register = wayToRegister(page);
  await page.goto(at('/rng'));
  await gamesShown(page);
  await register.click();
  await registerByName(page, site, words, 'back2026');
  await expect(page).toHaveTitle(`${words.register.limit.title} · ${site.brand.name}`);
  await page.goBack();
  await expect(page).toHaveURL(at('/rng'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await isLoggedIn(page);
  await expect(register).toBeHidden();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(at('/register'));
  await registerByName(page, site, words, 'reload2026');
  await page.reload();
  await expect(page).toHaveURL(at('/'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await isLoggedIn(page);
});

test('after the offer of a limit the focus is on the heading of the page (S4.5)', async ({
  page,
  site,
  words,
  at,
}) => {
  const register = wayToRegister(page);
  await page.goto(at('/rng'));
  await gamesShown(page);
  await register.click();
  await registerByName(page, site, words, 'later2026');
  await page.getByRole('button', { name: words.register.limit.later }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('going back or to the login with a half-filled registration asks before discarding it (S2.2)', async ({
  page,
  words,
  at,
}) => {
  const { title, leave, field, login } = words.register;
  await page.goto(at('/rng'));
  await gamesShown(page);
  await wayToRegister(page).click();
  const dialog = page.getByRole('dialog', { name: title });
  const question = page.getByRole('alertdialog', { name: leave.title });
  const username = dialog.getByRole('textbox', { name: field.username });
  await username.fill('half2026');
  const back = () => page.evaluate(() => history.back());
  for (const goAway of [back, () => dialog.getByRole('link', { name: login }).click()]) {
    await goAway();
    await question.getByRole('button', { name: leave.stay }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(at('/register'));
    await expect(username).toHaveValue('half2026');
  }
  await back();
  await question.getByRole('button', { name: leave.confirm }).click();
  await expect(page).toHaveURL(at('/rng'));
  await expect(dialog).toBeHidden();
  await wayToRegister(page).click();
  await username.fill('half2026');
  await dialog.getByRole('link', { name: login }).click();
  await question.getByRole('button', { name: leave.confirm }).click();
  await expect(page).toHaveURL(at('/login'));
  await expect(page.getByRole('dialog', { name: words.login.title })).toBeSeen();
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
      'a taken name is reported while typing, an unknown referral code in a dialog; no input is lost (S5.2, S5.3, S5.4, S7.23, S8.2)',
    ),
    async ({ page, watch, language, words }) => {
      watch.expectErrors(/status of 422/);
      const { by, field, submit, invitation, limit } = words.register;
      const { pattern, fault } = words.session;
      const fresh = `fresh${String(Date.now()).slice(-8)}`;
      await page.goto(
        `${invited.origin}${pathIn(invited, language, '/register')}?referralCode=NOBODY99`,
      );
      const dialog = page.getByRole('dialog').first();
      await dialog.getByRole('tab', { name: by.username }).click();
      const username = dialog.getByRole('textbox', { name: field.username });
      await username.fill('9');
      await username.blur();
      await expect(dialog.getByText(said(pattern[1]))).toBeSeen();
      await username.fill(PLAYERS.newcomer.account);
      await expect(dialog.getByText(fault.taken)).toBeSeen();
      await username.fill(fresh);
      await typeNewPassword(dialog, PASSWORD);
      await agreeAndSend(dialog, words);
      await page.getByRole('button', { name: invitation.understood }).click();
      await expect(username).toHaveValue(fresh);
      const code = dialog.getByRole('textbox', { name: field.referralCode });
      await expect(code).toHaveValue('NOBODY99');
      await code.fill('');
      await dialog.getByRole('button', { name: submit }).click();
      await page.getByRole('button', { name: limit.later }).click();
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
    async ({ page, language, words }) => {
      await page.goto(byPhone.origin + pathIn(byPhone, language, '/register'));
      const dialog = page.getByRole('dialog');
      const digits = `17${String(Date.now()).slice(-8)}`;
      await dialog.getByRole('textbox', { name: words.session.phone.label }).fill(`0${digits}`);
      const { origin } = byPhone;
      await typeSentCode(dialog, { origin, to: `+880${digits}` }, words.session.code);
      await expect(dialog.getByText(AGAIN_AFTER)).toBeSeen();
      await typeNewPassword(dialog, PASSWORD);
      await agreeAndSend(dialog, words);
      await page.getByRole('button', { name: words.register.limit.later }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  );
}
