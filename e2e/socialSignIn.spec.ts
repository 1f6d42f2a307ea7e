import type { Page } from '@playwright/test';
import bengali from '#languages/bn/session.json' with { type: 'json' };
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { PEOPLE } from '#sandbox/tools/identity/people.ts';
import { RETURN_PATH } from '#src/platform/social/returnPath.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import platformWords from '#words/platform.json' with { type: 'json' };
import registerWords from '#words/register.json' with { type: 'json' };
import words from '#words/session.json' with { type: 'json' };
import { leaks, placesOf } from './leaks.ts';
import { typeNewPassword } from './loginForm.ts';
import { expect, test } from './ownSite.ts';
import { pathIn } from './sites.ts';

test.use({ kind: 'socialSignIn' });

const [known, newcomer] = PEOPLE;
const buttonOf = (page: Page, provider: string) =>
  page.getByRole('button', { name: words.social.with.replace('{{provider}}', provider) });
const tokenOf = (page: Page) =>
  page.evaluate((key) => sessionStorage.getItem(key) ?? '', TOKEN_KEY);

/** Opens the popup of a provider from the login on show. */
async function popupOf(page: Page, provider: string): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await buttonOf(page, provider).click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { name: `Test ${provider} account` })).toBeSeen();
  return popup;
}

/** Signs somebody in at a provider; the window closes by itself. */
async function signInAs(page: Page, provider: string, name = ''): Promise<void> {
  const popup = await popupOf(page, provider);
  const closing = popup.waitForEvent('close');
  await popup.getByRole('button', { name: `Continue as ${name}` }).click();
  await closing;
}

/** Registers by username; the email address from the provider is filled in already. */
async function register(page: Page, username: string, email = ''): Promise<void> {
  const dialog = page.getByRole('dialog', { name: registerWords.title });
  await expect(dialog.getByRole('textbox', { name: registerWords.field.email })).toHaveValue(email);
  await dialog.getByRole('textbox', { name: registerWords.field.username }).fill(username);
  await typeNewPassword(dialog, 'Password-2026');
  await dialog.getByRole('checkbox', { name: /older/ }).click();
  await dialog.getByRole('checkbox', { name: /terms/ }).click();
  await dialog.getByRole('button', { name: registerWords.submit }).click();
  await page.getByRole('button', { name: registerWords.limit.later }).click();
  await expect.poll(() => tokenOf(page)).not.toBe('');
}

test('a known player signs in with a social account and arrives at the requested page; no token remains (S4.3, S7.32)', async ({
  page,
  site,
}) => {
  const said: string[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.context().on('page', (popup) => {
    popup.on('framenavigated', (frame) => addresses.push(frame.url()));
    popup.on('request', (request) => addresses.push(request.url()));
  });
  await page.goto(`${site.origin}/feedback`);
  await signInAs(page, 'Google', known?.name);
  await expect(page).toHaveURL(`${site.origin}/feedback`);
  await expect(page.getByText(/Last login/)).toBeSeen();
  await expect(page.getByRole('button', { name: PLAYERS.player.nickname })).toBeSeen();
  const asked = new URLSearchParams(
    addresses.map((one) => URL.parse(one)?.search.slice(1)).join('&'),
  );
  const secrets = ['code', 'state', 'nonce'].map((name) => asked.get(name) ?? '');
  expect(secrets).not.toContain('');
  expect(placesOf(await leaks(page, said), secrets)).toEqual([]);
});

test('a new user registers with the data from the provider, and signs in with it from then on (S3.6, S4.5, S7.32)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectErrors(/status of 40[14]/);
  await page.goto(`${site.origin}/login`);
  await signInAs(page, 'Facebook', newcomer?.name);
  await expect(page).toHaveURL(`${site.origin}/register`);
  await expect(page.getByText(`Facebook as ${newcomer?.name}`)).toBeSeen();
  const { history, state, sessionStorage, queries } = await leaks(page, []);
  expect(`${history} ${state} ${sessionStorage} ${queries}`).not.toContain('socialToken');
  await register(page, 'elsewhere26', newcomer?.email);
  await page.goto(`${site.origin}/logout`);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect.poll(() => tokenOf(page)).toBe('');
  await page.goto(`${site.origin}/login`);
  await signInAs(page, 'Facebook', newcomer?.name);
  await expect(page.getByText(/Last login/)).toBeSeen();
  await expect.poll(() => tokenOf(page)).not.toBe('');
});

test('a player who cancels at the provider, or closes its window, sees why and can try again (S8.8)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/login`);
  const alert = page.getByRole('dialog').getByRole('alert');
  const cancelled = await popupOf(page, 'Google');
  await cancelled.getByRole('button', { name: 'Cancel' }).click();
  await expect(alert).toHaveText(platformWords.error.social_login_failed);
  const closed = await popupOf(page, 'Google');
  await closed.close();
  await expect(alert).toHaveText(platformWords.error.login_failed);
  await signInAs(page, 'Google', known?.name);
  await expect.poll(() => tokenOf(page)).not.toBe('');
});

test('the provider’s window returns to a page in the player’s language, and closes (S7.32)', async ({
  page,
  site,
}) => {
  const addresses: string[] = [];
  await page.context().addInitScript(() => localStorage.setItem('livery.language', 'bn'));
  await page.goto(`${site.origin}${pathIn(site, 'bn', '/login')}`);
  const opening = page.waitForEvent('popup');
  await page
    .getByRole('button', { name: bengali.social.with.replace('{{provider}}', 'Google') })
    .click();
  const popup = await opening;
  popup.on('framenavigated', (frame) => addresses.push(frame.url()));
  const closing = popup.waitForEvent('close');
  await popup.getByRole('button', { name: `Continue as ${known?.name}` }).click();
  await closing;
  await expect.poll(() => tokenOf(page)).not.toBe('');
  expect(addresses.some((one) => one.includes(pathIn(site, 'bn', RETURN_PATH)))).toBe(true);
});

test('an unrequested response from a provider logs nobody in, and says so (S7.32)', async ({
  page,
  site,
}) => {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/login/social')) sent.push(request.url());
  });
  await page.goto(`${site.origin}/login`);
  await popupOf(page, 'Google');
  const forged = await page.context().newPage();
  await forged.goto(`${site.origin}${RETURN_PATH}?code=forged-code&state=forged-state`);
  await expect(forged.getByRole('alert')).toContainText(words.returned.stray);
  expect(forged.url()).toBe(site.origin + RETURN_PATH);
  await expect(buttonOf(page, 'Google')).toHaveAttribute('aria-busy', 'true');
  expect(sent).toEqual([]);
  expect(await tokenOf(page)).toBe('');
});

test('the mock provider redirects only to known sites (S7.32)', async ({ request, site }) => {
  const asked = (redirectUri: string) => {
    const query = new URLSearchParams({
      client_id: site.brand.signIn?.social?.google?.clientId ?? '',
      redirect_uri: redirectUri,
      ...{ response_type: 'code', scope: 'openid', state: 'state', nonce: 'nonce-nonce-nonce' },
      ...{ code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' },
    });
    return request.get(`${site.origin}/sandbox/identity/google/authorize?${query}`);
  };
  expect((await asked(site.origin + RETURN_PATH)).status()).toBe(200);
  expect((await asked(`https://elsewhere.example${RETURN_PATH}`)).status()).toBe(400);
  expect((await asked(`${site.origin}/`)).status()).toBe(400);
});
