import type { Page } from '@playwright/test';
import { atRest } from '../scripts/bench/atRest.ts';
import { control } from './faultFlow.ts';
import { expect, named, sidewaysOverflow } from './journey.ts';
import { test } from './ownSite.ts';
import { enter } from './player.ts';
import { pathIn, SITES } from './sites.ts';

// Players' journeys change one platform, so they run one after the other.
test.describe.configure({ mode: 'serial' });

const withTitle = (page: Page, title: string) => page.locator('main li', { hasText: title });

for (const site of SITES.filter(({ brand }) => brand.modules.promotions)) {
  test(
    named(site, 'a visitor reads all promotions and is asked to log in to join one (S2.3, S6.1)'),
    async ({ page }) => {
      await page.goto(site.origin + pathIn(site, 'en', '/promotions'));
      await expect(withTitle(page, 'A first week of play')).toBeSeen();
      await page.getByRole('link', { name: 'Raffles' }).click();
      await expect(withTitle(page, 'Moon raffle')).toBeSeen();
      await expect(withTitle(page, 'A first week of play')).toHaveCount(0);
      expect(await sidewaysOverflow(page)).toBe(0);
      await page.getByRole('link', { name: 'Moon raffle', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moon raffle');
      await page.getByRole('link', { name: 'Log in to take part: Moon raffle' }).click();
      await expect(page).toHaveURL(/\/login$/);
    },
  );
}

test('the first pictures are shown before the app, and nothing is requested twice (S2.3)', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await started;
    await route.continue();
  });
  await page.goto(`${site.origin}/promotions`, { waitUntil: 'commit' });
  const places = page.locator('main li > span');
  await expect(places.first()).toHaveCSS('background-image', /^url\("http.+"\)$/);
  start();
  await expect(withTitle(page, 'A first week of play')).toBeSeen();
  await atRest(page);
  expect(asked.filter((path) => path === '/wps/promotions')).toHaveLength(1);
  const pictures = asked.filter((path) => path.startsWith('/art/'));
  expect(pictures.length).toBeGreaterThan(0);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('a link opens one promotion, or says that it is no longer available (S2.3)', async ({
  page,
  site,
  watch,
}) => {
  await page.goto(`${site.origin}/promotions?code=first-week`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A first week of play');
  watch.expectErrors(/status of 404/);
  await page.goto(`${site.origin}/promotions?code=never-there`);
  await expect(page.getByText('This promotion is no longer available')).toBeSeen();
  await page.getByRole('link', { name: 'See all promotions' }).click();
  await expect(withTitle(page, 'A first week of play')).toBeSeen();
});

test('a player sees their status, joins and claims (S4.16)', async ({ page, site }) => {
  await enter(page, site, 'newcomer');
  await page.goto(`${site.origin}/promotions`);
  await expect(withTitle(page, 'Tell us how you play safely')).toContainText('Under review');
  await expect(withTitle(page, 'A month of evening tables')).toContainText('Coming soon');
  await page.getByRole('button', { name: 'Join: A first week of play' }).click();
  await expect(withTitle(page, 'A first week of play')).toContainText('Joined');
  await page.getByRole('button', { name: /^Claim .*: Welcome credit$/ }).click();
  await expect(withTitle(page, 'Welcome credit')).toContainText('Claimed');
  await expect(page.getByText(/before your next withdrawal/)).toBeSeen();
});

test('a reward issued by a review is claimed on the promotion’s page (S4.16)', async ({
  page,
  site,
}) => {
  await enter(page, site, 'vip');
  await page.goto(`${site.origin}/promotions?code=play-safely`);
  await expect(page.locator('main').getByText('Approved', { exact: true })).toBeSeen();
  await page.getByRole('button', { name: /^Claim / }).click();
  await expect(page.locator('main').getByText('Claimed', { exact: true })).toBeSeen();
});

test('raffle tickets are opened one by one, and each shows its prize (S7.30)', async ({
  page,
  site,
}) => {
  await enter(page, site, 'player');
  await page.goto(`${site.origin}/promotions?code=moon-raffle`);
  await page.getByRole('button', { name: 'Open ticket: Moon raffle' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Unopened tickets: 2')).toBeSeen();
  await dialog.getByRole('button', { name: 'Open next ticket' }).click();
  await expect(dialog.getByText('Unopened tickets: 1')).toBeSeen();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('1 unopened, 2 opened')).toBeSeen();
});

test('a player on a break sees no promotion, only a calm note (S2.3, S4.16)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectErrors(/status of 403/);
  await enter(page, site, 'excluded');
  await page.goto(`${site.origin}/promotions`);
  await expect(page.getByText(/You are taking a break from playing/)).toBeSeen();
  await expect(page.locator('main li', { hasText: 'A first week of play' })).toHaveCount(0);
  const ways = page.locator('main').getByRole('link', { name: 'Play safely' });
  // One is beside the page, as on every page, and one in the message itself.
  await expect(ways).toHaveCount(2);
});

test('promotions that fail to load show an error, and a retry loads them (S8.9)', async ({
  page,
  request,
  site,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource/);
  const operation = 'getPromotions';
  await control(request, site, { fault: { operation, kind: 'error' } });
  await page.goto(`${site.origin}/promotions`);
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText('The promotions did not load');
  await control(request, site, { fault: { operation, kind: 'none' } });
  await alert.getByRole('button').click();
  await expect(withTitle(page, 'A first week of play')).toBeSeen();
});
