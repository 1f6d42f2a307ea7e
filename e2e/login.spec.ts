import { PLAYERS } from '#sandbox/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/seeds/seedPassword.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import { logIn, passwordField, typeNewPassword } from './loginForm.ts';
import { expect, test } from './ownSite.ts';

const DAY_S = 86_400;
const tokenIn = (key: string) => sessionStorage.getItem(key);

test('a member logs in and is where they were going; the account alone is remembered (S2.2, S2.14, S4.3, S4.11, S9.2)', async ({
  page,
  site,
}) => {
  const password = seedPassword(site.brand);
  await page.goto(`${site.origin}/feedback`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Remember/ }).click();
  await logIn(dialog, { username: PLAYERS.player.account, password });
  await expect(page).toHaveURL(`${site.origin}/feedback`);
  await expect(page.getByText(/Last login/)).toBeVisible();
  await expect(dialog).toBeHidden();
  const cookies = await page.context().cookies();
  const kept = cookies.find(({ value }) => value === PLAYERS.player.account);
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(DAY_S - 600);
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(DAY_S);
});

test('a double click sends one login, and an empty form none (S5.5)', async ({ page, site }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/session/login?language=en')) sent.push(request.method());
  });
  await page.goto(`${site.origin}/login`);
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Log in', exact: true });
  await submit.click();
  await expect(dialog.getByText('This cannot be empty.')).toHaveCount(2);
  await dialog.getByRole('textbox', { name: 'Username' }).fill(PLAYERS.newcomer.account);
  await passwordField(dialog).fill(seedPassword(site.brand));
  await submit.dblclick();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual(['POST']);
});

test('wrong logins ask for the human check, then the captcha; five let the name rest (S3.4, S4.8, S5.5, S8.3, S8.8, S9.1, S9.6)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectErrors(/status of (422|429)/);
  await page.goto(`${site.origin}/login`);
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img', { name: 'Picture of characters to copy' });
  const wrong = { username: 'nobody00', password: 'not-the-password' };
  for (let tried = 1; tried <= 3; tried += 1) {
    await logIn(dialog, wrong);
    await expect(dialog.getByRole('alert')).toHaveText(
      'The username or the password is not right.',
    );
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue(wrong.username);
    await expect(picture).toHaveCount(tried < 3 ? 0 : 1);
  }
  const first = await picture.getAttribute('src');
  await dialog.getByRole('textbox', { name: 'Characters in the picture' }).fill('00000');
  await logIn(dialog, wrong);
  await expect(dialog.getByRole('alert')).toHaveText(/not what the picture shows/);
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await page.goto(`${site.origin}/login`);
  await logIn(dialog, { username: PLAYERS.locked.account, password: 'not-the-password' });
  await expect(dialog.getByRole('alert')).toHaveText(/try again at \d+:\d\d/);
});

test('an expired password is changed before going on, and the player logged in with the new one (S2.15, S4.3, S4.4, S5.8)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/login`);
  const dialog = page.getByRole('dialog');
  const username = PLAYERS.expiredPassword.account;
  await logIn(dialog, { username, password: seedPassword(site.brand) });
  await expect(dialog.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(await page.evaluate(tokenIn, TOKEN_KEY)).toBeNull();
  await typeNewPassword(dialog, 'Another-2027');
  await dialog.getByRole('button', { name: 'Save and log in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${site.origin}/`);
  expect(await page.evaluate(tokenIn, TOKEN_KEY)).toBeTruthy();
});
