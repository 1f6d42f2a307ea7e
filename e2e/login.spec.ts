import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import { logIn, passwordField, typeNewPassword } from './loginForm.ts';
import { expect, test } from './peopleSite.ts';
import { said } from './said.ts';

const DAY_S = 86_400;
const tokenIn = (key: string) => sessionStorage.getItem(key);

test('a member logs in and arrives at the requested page; only the account name is remembered (S2.2, S2.14, S4.3, S4.11, S9.2)', async ({
  page,
  site,
  words,
  at,
}) => {
  const password = seedPassword(site.brand);
  await page.goto(at('/feedback'));
  // The notice of the previous login is also a dialog.
  const dialog = page.getByRole('dialog', { name: words.login.title });
  await dialog.getByRole('checkbox', { name: words.session.login.remember }).click();
  await logIn(dialog, { username: PLAYERS.player.account, password }, words.session.login);
  await expect(page).toHaveURL(at('/feedback'));
  await expect(page.getByText(said(words.login.last.text))).toBeSeen();
  await expect(dialog).toBeHidden();
  const cookies = await page.context().cookies();
  const kept = cookies.find(({ value }) => value === PLAYERS.player.account);
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(DAY_S - 600);
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(DAY_S);
});

test('a double click sends one login, an empty form none (S5.5)', async ({
  page,
  site,
  words,
  at,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/session/login') sent.push(request.method());
  });
  await page.goto(at('/login'));
  const dialog = page.getByRole('dialog', { name: words.login.title });
  const submit = dialog.getByRole('button', { name: words.session.login.submit, exact: true });
  await submit.click();
  await expect(dialog.getByText(words.session.fault.required)).toHaveCount(2);
  await dialog
    .getByRole('textbox', { name: words.session.login.username })
    .fill(PLAYERS.newcomer.account);
  await passwordField(dialog).fill(seedPassword(site.brand));
  await submit.dblclick();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual(['POST']);
});

test('failed logins require the human check, then the captcha; a locked account shows the time left (S3.4, S4.8, S5.5, S8.3, S8.8, S9.1, S9.6)', async ({
  page,
  words,
  at,
  watch,
}) => {
  watch.expectErrors(/status of (422|429)/);
  const { login, captcha } = words.session;
  await page.goto(at('/login'));
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img', { name: captcha.picture });
  const wrong = { username: 'nobody00', password: 'not-the-password' };
  for (let tried = 1; tried <= 3; tried += 1) {
    await logIn(dialog, wrong, login);
    await expect(dialog.getByRole('alert')).toHaveText(words.codes.login_incorrect);
    await expect(dialog.getByRole('textbox', { name: words.session.login.username })).toHaveValue(
      wrong.username,
    );
    await expect(picture).toHaveCount(tried < 3 ? 0 : 1);
  }
  const first = await picture.getAttribute('src');
  await dialog.getByRole('textbox', { name: captcha.label }).fill('00000');
  await logIn(dialog, wrong, login);
  await expect(dialog.getByRole('alert')).toHaveText(words.codes.captcha_wrong);
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await page.goto(at('/login'));
  const locked = { username: PLAYERS.locked.account, password: 'not-the-password' };
  await logIn(dialog, locked, login);
  await expect(dialog.getByRole('alert')).toHaveText(words.locked);
  await expect(dialog.getByRole('alert')).toHaveText(/\d+:\d\d/);
});

test('an expired password must be changed first, and the player is logged in with the new one (S2.15, S4.3, S4.4, S5.8)', async ({
  page,
  site,
  words,
  at,
}) => {
  await page.goto(at('/login'));
  const dialog = page.getByRole('dialog');
  const username = PLAYERS.expiredPassword.account;
  const { login, change } = words.session;
  await logIn(dialog, { username, password: seedPassword(site.brand) }, login);
  await expect(dialog.getByRole('heading', { name: change.title })).toBeSeen();
  expect(await page.evaluate(tokenIn, TOKEN_KEY)).toBeNull();
  await typeNewPassword(dialog, 'Another-2027');
  await dialog.getByRole('button', { name: change.submit }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(at('/'));
  expect(await page.evaluate(tokenIn, TOKEN_KEY)).toBeTruthy();
});
