import { EVERYTHING, isInShare } from '#scripts/test/draw.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { atRest } from '../scripts/bench/atRest.ts';
import { gamesShown } from './journey.ts';
import { expect, test } from './ownSite.ts';
import { agentScreensFor, screensFor } from './screenAddresses.ts';
import { noteCalls, QUIET, READING } from './screenCalls.ts';
import { meetStates, type Visit } from './screenStates.ts';

test.use({ kind: 'fullFeatured' });

/** The time for all screens, in milliseconds. */
const SCREENS_MS = 600_000;

/** Optional calls of the agents' pages only. */
const OF_AGENTS = ['getContractOffers'];

test('every screen shows skeletons without layout shifts, reports failures, recovers on a retry, and works without its optional parts (S2.1, S2.14, S8.8)', async ({
  page,
  site,
  request,
  watch,
}) => {
  test.setTimeout(SCREENS_MS);
  watch.expectErrors(/Failed to load resource|answers a wrong value/);
  const visit: Visit = { page, site, request, role: 'player' };
  const due = screensFor(site).filter(({ id }) => isInShare(`states of ${id}`, 3));
  const { asked, needed } = await meetStates(visit, due);
  expect(needed.length).toBeGreaterThan(3);
  const missed = READING.filter((call) => call in QUIET && !asked.includes(call));
  if (EVERYTHING) expect(missed).toEqual(OF_AGENTS);
});

test('every screen for agents does the same (S2.13, S8.8)', async ({
  page,
  site,
  request,
  watch,
}) => {
  test.setTimeout(SCREENS_MS);
  watch.expectErrors(/Failed to load resource|answers a wrong value/);
  const visit: Visit = { page, site, request, role: 'agent1' };
  const { asked, needed } = await meetStates(visit, agentScreensFor(site));
  expect(needed).toContain('getTeamOverview');
  expect(asked).toEqual(expect.arrayContaining(OF_AGENTS));
});

test('a call made while leaving a page does not count for the next one', async ({
  page,
  site,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource/);
  const notes = await noteCalls(page);
  await page.goto(`${site.origin}/promotions`);
  await atRest(page);
  expect(await notes.take()).toContain('getPromotions');
  await page.evaluate((path) => {
    addEventListener('pagehide', () => void fetch(path, { keepalive: true }));
  }, EXAMPLES.getGameList.path);
  await page.goto(`${site.origin}/promotions`);
  await atRest(page);
  const calls = await notes.take();
  expect(calls).toContain('getPromotions');
  expect(calls).not.toContain('getGameList');
});

test('an offline screen says so, and continues by itself once the connection is back (S8.8)', async ({
  page,
  context,
  site,
  watch,
}) => {
  // Prefetching fails without a connection.
  watch.expectErrors(/Failed to load resource|net::|ChunkError/);
  await page.goto(site.origin);
  await gamesShown(page);
  const link = page.getByRole('banner').locator('a[href$="/promotions"]').first();
  // Hovering a link prefetches its screen and messages; the first interaction starts the carousel.
  const scripts: string[] = [];
  page.on('requestfinished', (each) => {
    if (each.resourceType() === 'script') scripts.push(each.url());
  });
  await Promise.all([page.waitForResponse(/\/promotions\.\w+\./), link.hover()]);
  await expect.poll(() => scripts.length).toBeGreaterThanOrEqual(2);
  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveURL(/\/promotions$/);
  const notice = page.locator('main').getByRole('status').filter({ hasText: /\S/ }).first();
  await expect(notice).toBeSeen();
  await expect(page.locator('main [aria-busy=true]').first()).toBeAttached();
  await context.setOffline(false);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
});
