import type { Page } from '@playwright/test';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import { control } from './faultFlow.ts';
import { leaks, placesOf } from './leaks.ts';
import { logIn } from './loginForm.ts';
import { expect, test } from './ownSite.ts';

/** The settings that a device may keep after a logout, by storage key. None of them identifies the player. */
const SETTINGS = {
  merchantCode: 'the brand (S1.6)',
  'livery.theme': 'light or dark',
  'livery.language': 'the language of the pages',
  'livery.sideMenu': 'collapsed or not',
  'livery.dataSaver': 'on or off',
  'livery.balance': 'whether balances are shown',
  'livery.consent': 'the answer about analytics',
  'livery.ofAge': 'that the age question was answered',
  ANONYMOUS_POPUP: 'the newest announcement that was closed (S3.8)',
  USER_POPUP: 'the newest announcement that was closed (S3.8)',
};

/** The database of the service worker with the times when it cached the site's pictures and documents. */
const WORKER_TIMES = 'workbox-expiration';

/** The names of everything that the site has stored, by store, and the entries of its databases. */
async function storedIn(page: Page) {
  const names = await page.evaluate(async () => {
    const settled = <Value>(asked: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
    const entries = databases.map(async (name) => {
      const database = await settled(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const read = stores.map((store) =>
        settled(database.transaction(store).objectStore(store).getAll()),
      );
      const found = await Promise.all(read);
      database.close();
      return found;
    });
    return {
      localStorage: Object.keys({ ...localStorage }),
      sessionStorage: Object.keys({ ...sessionStorage }),
      databases,
      entries: JSON.stringify(await Promise.all(entries)),
    };
  });
  const cookies = await page.context().cookies();
  return { ...names, cookies: cookies.map(({ name }) => name) };
}

test('a logout deletes all of the player’s data from the browser’s storage (S3.5, S4.2)', async ({
  page,
  site,
  request,
}) => {
  await control(request, site, { database: 'seeds' });
  const { account, nickname } = PLAYERS.player;
  await page.goto(`${site.origin}/login`);
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Username') });
  await logIn(dialog, { username: account, password: seedPassword(site.brand) });
  await expect(dialog).toBeHidden();
  // A former player has chosen a transfer amount and made a search.
  const id = playerId({ merchantCode: site.brand.merchantCode, brand: site.brand }, 'player');
  await page.evaluate((key) => localStorage.setItem(key, '500'), `livery.transfer.${id}`);
  for (const path of ['/promotions', '/feedback']) {
    await page.goto(site.origin + path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeSeen();
  }
  await page.goto(`${site.origin}/search?q=star`);
  await expect(page.getByRole('heading', { name: 'Search games' })).toBeSeen();

  await page.goto(`${site.origin}/logout`);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  // The tab is cleared once the player's page is closed.
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), TOKEN_KEY))
    .toBeNull();

  const stored = await storedIn(page);
  expect(stored.localStorage.filter((key) => !(key in SETTINGS))).toEqual([]);
  expect(stored.sessionStorage.filter((key) => key !== 'merchantCode')).toEqual([]);
  expect(stored.databases.filter((name) => name !== WORKER_TIMES)).toEqual([]);
  // The service worker caches no response of the platform.
  expect(stored.entries).not.toContain('/wps/');
  expect(stored.cookies).toEqual([]);
  const left = await leaks(page, []);
  const found = placesOf({ ...left, entries: stored.entries }, [nickname, id]);
  // The URLs of requests are not stored, and are gone with the page.
  expect(found.filter((place) => place !== 'requests')).toEqual([]);
});
