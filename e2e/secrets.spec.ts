import type { Page } from '@playwright/test';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import { control } from './faultFlow.ts';
import { leaks, placesOf } from './leaks.ts';
import { logIn, typeNewPassword } from './loginForm.ts';
import { expect, test } from './ownSite.ts';

const CHOSEN = 'Chosen-2027';
const tokenOf = (page: Page) =>
  page.evaluate((key) => sessionStorage.getItem(key) ?? '', TOKEN_KEY);

/** Records everything that a page logs and sends in plain text: console, URLs and bodies. */
function overhear(page: Page): { said: string[]; sent: string[] } {
  const heard = { said: [] as string[], sent: [] as string[] };
  page.on('console', (message) => heard.said.push(message.text()));
  page.on('pageerror', (error) => heard.said.push(String(error.stack)));
  page.on('request', (request) => heard.sent.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('websocket', (socket) => heard.sent.push(socket.url()));
  return heard;
}

test('no password or token remains in the browser after a login, a change of password and a logout (S3.5, S4.2, S4.3, S4.4, S7.1)', async ({
  page,
  site,
  request,
  watch,
}) => {
  watch.expectErrors(/status of 401/);
  await control(request, site, { database: 'seeds' });
  const old = seedPassword(site.brand);
  const { account, nickname } = PLAYERS.expiredPassword;
  const { said, sent } = overhear(page);

  await page.goto(`${site.origin}/login`);
  const dialog = page.getByRole('dialog');
  await logIn(dialog, { username: account, password: old });
  await expect(dialog.getByRole('heading', { name: 'Choose a new password' })).toBeSeen();
  expect(placesOf(await leaks(page, said), [old])).toEqual([]);

  await typeNewPassword(dialog, CHOSEN);
  await dialog.getByRole('button', { name: 'Save and log in' }).click();
  await expect(dialog).toBeHidden();
  const token = await tokenOf(page);
  expect(token).not.toBe('');
  await expect(page.getByRole('button', { name: nickname })).toBeSeen();
  const inside = await leaks(page, said);
  expect(placesOf(inside, [old, CHOSEN])).toEqual([]);
  expect(placesOf(inside, [token])).toEqual(['sessionStorage']);
  expect(inside.sessionStorage?.split(token)).toHaveLength(2);

  await page.goto(`${site.origin}/feedback`);
  await expect(page.getByRole('radio').first()).toBeSeen();
  await page.goto(`${site.origin}/logout`);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeSeen();
  const outside = await leaks(page, said);
  expect(placesOf(outside, [old, CHOSEN, token, nickname])).toEqual([]);

  await page.goBack();
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeSeen();
  const back = await leaks(page, said);
  expect(placesOf(back, [old, CHOSEN, token, nickname])).toEqual([]);
  expect(sent.filter((each) => [old, CHOSEN, token].some((one) => each.includes(one)))).toEqual([]);
});

test('the search for secrets finds one in every place that it covers (S3.5)', async ({
  page,
  site,
}) => {
  const { said } = overhear(page);
  await page.goto(`${site.origin}/login?of=the-address`);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Username' }).fill('a-field');
  await page.evaluate(async () => {
    localStorage.setItem('a', 'kept-for-good');
    sessionStorage.setItem('a', 'kept-for-the-tab');
    history.replaceState('with-the-entry', '');
    console.info('said-aloud');
    await (await caches.open('a')).put('/a', new Response('kept-by-the-worker'));
  });
  const left = await leaks(page, said);
  const placeOf = (text: string) => placesOf(left, [text]);
  expect(placeOf('a-field')).toContain('fields');
  expect(placeOf('the-address')).toContain('history');
  expect(placeOf('kept-for-good')).toEqual(['localStorage']);
  expect(placeOf('kept-for-the-tab')).toEqual(['sessionStorage']);
  expect(placeOf('with-the-entry')).toEqual(['state']);
  expect(placeOf('said-aloud')).toEqual(['console']);
  expect(placeOf('kept-by-the-worker')).toEqual(['caches']);
  expect(placeOf('whitelabel')).toContain('queries');
});
