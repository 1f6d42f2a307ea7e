import type { Page } from '@playwright/test';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import { control } from './faultFlow.ts';
import { logIn } from './loginForm.ts';
import { expect, test } from './ownSite.ts';
import type { Site } from './sites.ts';

const tokenOf = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), TOKEN_KEY);

async function logInAt(page: Page, { origin, brand }: Site, path: string): Promise<void> {
  await page.goto(origin + path);
  const credentials = { username: PLAYERS.player.account, password: seedPassword(brand) };
  const username = page.getByRole('textbox', { name: 'Username' });
  // The notice of the last login is also a dialog.
  const dialog = page.getByRole('dialog').filter({ has: username });
  await logIn(dialog, credentials);
  await expect(dialog).toBeHidden();
}

test('a logout asks for confirmation, keeps only the merchant code, and the back button shows nothing of the player (S4.2)', async ({
  page,
  site,
}) => {
  await logInAt(page, site, '/feedback');
  const token = await tokenOf(page);
  await page.goto(`${site.origin}/logout`);
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  expect(await tokenOf(page)).toBe(token);
  await page.goto(`${site.origin}/feedback`);
  await page.goto(`${site.origin}/logout`);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  // The tab is cleared once the player's page is closed.
  await expect.poll(() => tokenOf(page)).toBeNull();
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  expect(kept.merchantCode).toBe(site.brand.merchantCode);
  await page.goBack();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeSeen();
  const answer = await page.request.get(`${site.origin}/wps/member/info`, {
    headers: { Authorization: `Bearer ${token}`, 'Merchant-Code': site.brand.merchantCode },
  });
  expect(answer.status()).toBe(401);
});

test('the tabs of a browser are logged in and out together (S4.2)', async ({
  page,
  site,
  watch,
}) => {
  // A tab may make one more call before it learns that the session has ended.
  watch.expectErrors(/status of 401/);
  const other = await page.context().newPage();
  await other.goto(site.origin);
  await logInAt(page, site, '/login');
  await expect.poll(() => tokenOf(other)).toBe(await tokenOf(page));
  const third = await page.context().newPage();
  await third.goto(site.origin);
  await expect.poll(() => tokenOf(third)).toBe(await tokenOf(page));
  await third.goto(`${site.origin}/logout`);
  await third.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect.poll(() => tokenOf(page)).toBeNull();
  await expect.poll(() => tokenOf(other)).toBeNull();
});

test('a logout in one tab clears the input in another (S4.2)', async ({ page, site, watch }) => {
  // A tab may make one more call before it learns that the session has ended.
  watch.expectErrors(/status of 401/);
  await logInAt(page, site, '/feedback');
  const draft = 'The lobby is clear, thank you.';
  await page.getByRole('main').getByRole('textbox').first().fill(draft);
  // A followed result makes a recent search.
  await page.goto(`${site.origin}/search?q=star`);
  const search = page.getByRole('dialog', { name: 'Search games' });
  const results = search.getByRole('listitem').getByRole('link');
  await results.first().click();
  await page.goto(`${site.origin}/search?q=star`);
  await expect(search.getByRole('searchbox')).toHaveValue('star');
  const keys = () => page.evaluate(() => Object.keys(sessionStorage));
  expect(await keys()).toEqual(
    expect.arrayContaining(['livery.draft.feedback', 'livery.searches']),
  );

  const other = await page.context().newPage();
  await other.goto(site.origin);
  await expect.poll(() => tokenOf(other)).toBe(await tokenOf(page));
  await other.goto(`${site.origin}/logout`);
  await other.getByRole('button', { name: 'Log out', exact: true }).click();

  await expect.poll(() => tokenOf(page)).toBeNull();
  await expect(search.getByRole('searchbox')).toHaveValue('');
  await expect(page).not.toHaveURL(/star/);
  await expect(search.getByRole('button', { name: 'star' })).toHaveCount(0);
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  expect(JSON.stringify(kept)).not.toMatch(/star|thank you/);
  expect(Object.keys(kept).filter((key) => /draft|searches|token/.test(key))).toEqual([]);
});

test('a session that ends while typing keeps the input (S4.2, S8.8)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectErrors(/status of 401/);
  await logInAt(page, site, '/feedback');
  await page.getByRole('radio').first().click();
  const text = page.getByRole('main').getByRole('textbox').first();
  await text.fill('The lobby is clear, thank you.');
  await page.request.delete(`${site.origin}/wps/session/logout`, {
    headers: {
      Authorization: `Bearer ${await tokenOf(page)}`,
      'Merchant-Code': site.brand.merchantCode,
    },
  });
  // The page is notified over the open connection, before the player sends anything.
  const dialog = page.getByRole('dialog', { name: 'You have been logged out' });
  const credentials = { username: PLAYERS.player.account, password: seedPassword(site.brand) };
  await logIn(dialog, credentials);
  await expect(dialog).toBeHidden();
  await expect(text).toHaveValue('The lobby is clear, thank you.');
});

test('a screen that waits for the session focuses its heading once it is shown (S2.14)', async ({
  page,
  site,
  request,
}) => {
  const fault = { operation: 'getMemberInfo', kind: 'latency', milliseconds: 2000 };
  await control(request, site, { fault });
  await page.goto(`${site.origin}/favorite`);
  const credentials = { username: PLAYERS.player.account, password: seedPassword(site.brand) };
  await logIn(page.getByRole('dialog'), credentials);
  await expect(page).toHaveURL(/\/favorite$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await control(request, site, { reset: true });
});

test('a member’s menu entries have their positions before the session is known, and do not move afterwards (S2.20, S2.21)', async ({
  page,
  site,
  request,
  isMobile,
}) => {
  await logInAt(page, site, '/favorite');
  const fault = { operation: 'getMemberInfo', kind: 'latency', milliseconds: 4000 };
  await control(request, site, { fault });
  const told = page.waitForResponse(/\/member\/info/);
  await page.reload();
  const mark = page.getByRole('banner').getByRole('link', { name: 'Play money' });
  const menu = page.getByRole('navigation', { name: isMobile ? 'Quick menu' : 'Main menu' });
  const way = (name: RegExp) => menu.getByRole('link', { name });
  const places = () => Promise.all([mark, way(/^Promo/)].map((link) => link.boundingBox()));
  await expect(way(isMobile ? /Account/ : /Recently played/)).toBeSeen();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(0);
  const before = await places();
  expect(before).not.toContain(null);
  await told;
  await expect(heading).toBeSeen();
  await expect(page.getByRole('banner').locator('data')).toBeSeen();
  expect(await places()).toEqual(before);
  await control(request, site, { reset: true });
});
