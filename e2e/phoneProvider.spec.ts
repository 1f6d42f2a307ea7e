import type { Page } from '@playwright/test';
import { seedMobile } from '#sandbox/domains/accounts/seeds/mobile.ts';
import { PLAYER_ROLES, PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { RECAPTCHA_SCRIPT } from '#src/platform/phone/recaptchaScript.fixture.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import platformWords from '#words/platform.json' with { type: 'json' };
import registerWords from '#words/register.json' with { type: 'json' };
import words from '#words/session.json' with { type: 'json' };
import { typeNewPassword } from './loginForm.ts';
import { expect, test } from './ownSite.ts';
import type { Site } from './sites.ts';

test.use({ kind: 'firebaseCodes' });

const CODE = '204816';
/** The test has no network to Google; its fake answers without a request to a third party. */
const STOOD_IN = /third party: (www\.google|identitytoolkit\.googleapis)\.com|status of 400/;

/** Mocks Firebase; the sandbox signs the tokens. */
async function mockFirebase(page: Page, { origin, brand }: Site): Promise<void> {
  const projectId = brand.signIn?.phone?.projectId;
  let number = '';
  const answers: Record<string, (sent: Record<string, string>) => Promise<object | string>> = {
    recaptchaConfig: async () => 'RECAPTCHA_NOT_ENABLED',
    recaptchaParams: async () => ({ recaptchaSiteKey: 'site-key-of-journey' }),
    'accounts:sendVerificationCode': async ({ phoneNumber = '' }) => {
      number = phoneNumber;
      return { sessionInfo: 'session-of-journey' };
    },
    'accounts:signInWithPhoneNumber': async ({ code }) => {
      if (code !== CODE) return 'INVALID_CODE';
      const data = { projectId, number };
      const answer = await page.request.post(`${origin}/sandbox/identity/phone`, { data });
      const { idToken } = Object(await answer.json());
      return { idToken, refreshToken: 'refresh', expiresIn: '3600', localId: 'user' };
    },
    'accounts:lookup': async () => ({ users: [{ localId: 'user', phoneNumber: number }] }),
  };
  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: RECAPTCHA_SCRIPT }),
  );
  await page.route('https://identitytoolkit.googleapis.com/**', async (route) => {
    const request = route.request();
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ headers });
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    const said = await answers[name]?.(request.postDataJSON() ?? {});
    const error = { error: { code: 400, message: said } };
    return typeof said === 'string'
      ? route.fulfill({ status: 400, headers, json: error })
      : route.fulfill({ headers, json: said });
  });
}

/** Requests a code for a number, and types one. */
async function proveBy(page: Page, number: string, code: string): Promise<void> {
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox', { name: words.phone.label }).fill(number);
  await dialog.getByRole('button', { name: words.code.send }).click();
  await expect(dialog.getByText(/^Resend in (1:00|0:5\d)$/)).toBeSeen();
  await dialog.getByRole('textbox', { name: words.code.label }).fill(code);
}

const isLoggedIn = (page: Page) =>
  expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), TOKEN_KEY)).toBeTruthy();

test('a player logs in with a code sent by Firebase; a wrong code is reported (S4.3, S4.7, S7.32, S8.8)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectErrors(STOOD_IN);
  await mockFirebase(page, site);
  await page.goto(`${site.origin}/login`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: words.login.bySms }).click();
  await proveBy(page, seedMobile(site.brand, PLAYER_ROLES.indexOf('player') + 1), '000000');
  const submit = dialog.getByRole('button', { name: words.login.submit, exact: true });
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText(platformWords.error.verification_code_invalid);
  await dialog.getByRole('textbox', { name: words.code.label }).fill(CODE);
  await submit.click();
  await isLoggedIn(page);
  await expect(page.getByRole('button', { name: PLAYERS.player.nickname })).toBeSeen();
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    // The library stores when it last reported its version, and nothing about the player.
    .not.toContain('firebaseLocalStorageDb');
});

test('a visitor registers with a number verified by Firebase (S3.6, S4.5, S4.7, S7.32)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectErrors(STOOD_IN);
  await mockFirebase(page, site);
  await page.goto(`${site.origin}/register`);
  const dialog = page.getByRole('dialog').first();
  await proveBy(page, seedMobile(site.brand, 702), CODE);
  await typeNewPassword(dialog, 'Password-2026');
  await dialog.getByRole('checkbox', { name: /older/ }).click();
  await dialog.getByRole('checkbox', { name: /terms/ }).click();
  await dialog.getByRole('button', { name: registerWords.submit }).click();
  await page.getByRole('button', { name: registerWords.limit.later }).click();
  await isLoggedIn(page);
});
