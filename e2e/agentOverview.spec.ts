import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { PLAYERS } from '#sandbox/seeds/playerRoles.ts';
import { clockTime } from '#src/i18n/marketTime.ts';
import { zoneOffset } from '#src/i18n/zone.ts';
import { agentMenuParts } from '#src/modules/agentMenu.ts';
import { registry } from '#src/modules/registry.ts';
import { openRows } from '#src/modules/select.ts';
import homeBn from '../src/features/agentHome/messages/bn.json' with { type: 'json' };
import homeEn from '../src/features/agentHome/messages/en.json' with { type: 'json' };
import doorBn from '../src/features/agentLogin/messages/bn.json' with { type: 'json' };
import doorEn from '../src/features/agentLogin/messages/en.json' with { type: 'json' };
import recordsBn from '../src/features/agentRecords/messages/bn.json' with { type: 'json' };
import recordsEn from '../src/features/agentRecords/messages/en.json' with { type: 'json' };
import teamBn from '../src/features/agentTeam/messages/bn.json' with { type: 'json' };
import teamEn from '../src/features/agentTeam/messages/en.json' with { type: 'json' };
import centreBn from '../src/shared/agentCentre/messages/bn.json' with { type: 'json' };
import centreEn from '../src/shared/agentCentre/messages/en.json' with { type: 'json' };
import { agentMenu, openFromMenu } from './agentEntry.ts';
import { control } from './faultFlow.ts';
import { gamesShown, sidewaysOverflow } from './journey.ts';
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';
import { savedRows, sumOf, totalOnPage } from './savedRecord.ts';
import { enterOnTrial } from './trialPlayer.ts';

test.use({ kind: 'allWaysIn' });

const WORDS = {
  en: { ...homeEn, centre: centreEn, door: doorEn, records: recordsEn, members: teamEn },
  bn: { ...homeBn, centre: centreBn, door: doorBn, records: recordsBn, members: teamBn },
};
type Words = (typeof WORDS)['en'];

const gzipped = (body: Buffer): number => gzipSync(body, { level: 9 }).length;

/** What the pages of agents may load on top of a member's lobby, in bytes after gzip. */
const AGENT_BUDGET = 90_000;

/** The pages that have been the specification's, by address, and where each is. */
const ADDRESSES = {
  '/agentHome/agentTeamOverview': '/agentHome/overview',
  '/agentHome/agentAnnouncement': '/agentHome/announcements',
  '/agentHome/messages': '/agentHome/messages',
  '/agentHome/service': '/agentHome/service',
};

/** Sees that the page is in the frame of agents, and in nothing of the site's. */
async function inAgentFrame(page: Page, { centre }: Words): Promise<void> {
  const head = page.getByRole('banner');
  await expect(head.getByText(PLAYERS.agent1.nickname)).toBeSeen();
  await expect(head.getByText(/^GMT/)).toBeSeen();
  await expect(head.locator('time')).toBeSeen();
  const leave = head.getByRole('button', { name: centre.signOut }).filter({ visible: true });
  await expect(leave).toBeSeen();
  await expect(head.locator('nav')).toHaveCount(0);
  const foot = page.getByRole('contentinfo');
  await expect(foot.locator('a[href$="/responsible"]')).toBeSeen();
  expect(await sidewaysOverflow(page)).toBe(0);
}

test('an agent goes through every entry of the menu by presses, in the frame of agents but for the cashier, and signs out (S1.3, S2.13, S2.17, S3.13)', async ({
  page,
  site,
  at,
  language,
  words: said,
  watch,
}) => {
  // What the page asks while the agent leaves may be refused.
  watch.expectErrors(/status of 401/);
  const words: Words = WORDS[language];
  await enter(page, site, 'agent1');
  await page.goto(at('/agentHome'));
  const rows = agentMenuParts(openRows(registry, site.brand)).flat();
  expect(rows.length).toBeGreaterThanOrEqual(18);
  for (const { id, route, frame } of rows) {
    await test.step(id, async () => {
      const menu = await agentMenu(page, words.centre.menu);
      const entry = menu.locator(`a[href$="${route}"]`);
      await expect(entry).toBeSeen();
      await entry.click();
      await expect(page).toHaveURL(at(route));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeSeen();
      if (frame === 'agent') return inAgentFrame(page, words);
      await expect(page.getByRole('banner').locator('time')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/agentHome/);
    });
  }
  const leave = page.getByRole('banner').getByRole('button', { name: words.centre.signOut });
  await leave.filter({ visible: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: said.login.logout.confirm }).click();
  await expect(page.getByRole('banner').locator('a[href$="/register"]')).toBeSeen();
  await expect(page).toHaveURL(/\/(bn\/?)?$/);
});

test('the clock of the head runs by the platform’s time, second by second (S2.17, S9.4)', async ({
  page,
  site,
  at,
  request,
  language,
}) => {
  const style = { ...site.brand.market, language };
  await control(request, site, { clock: { forward: 'PT2H30M' } });
  await page.clock.install();
  await enter(page, site, 'agent1');
  await page.goto(at('/agentHome/overview'));
  const head = page.getByRole('banner');
  const clock = head.locator('time');
  await expect(head.getByText(zoneOffset(style))).toBeSeen();
  const shown = async () => Date.parse((await clock.getAttribute('datetime')) ?? '');
  await expect.poll(async () => Math.round(((await shown()) - Date.now()) / 60_000)).toBe(150);
  await page.clock.pauseAt(Date.now() + 60_000);
  const before = await shown();
  for (const seconds of [1, 2]) {
    await page.clock.runFor(1000);
    const moment = before + seconds * 1000;
    await expect(clock).toHaveAttribute('datetime', new Date(moment).toISOString());
    await expect(clock).toHaveText(clockTime(moment, style));
  }
  await control(request, site, { reset: true });
});

test('an agent reads the overview of a period: its file adds up to the page, and its figures lead to the lists with the same totals (S2.17)', async ({
  page,
  site,
  at,
  language,
}) => {
  const words: Words = WORDS[language];
  const main = page.getByRole('main');
  const { figures } = words;
  await enter(page, site, 'agent1');
  await page.goto(at('/agentHome'));
  await openFromMenu(page, words.centre.menu, '/agentHome/overview', words.overview.title);
  const period = page.getByRole('region', { name: words.team.period });
  await expect(period.getByRole('link').first()).toBeSeen();
  await expect(page.getByText(words.counted.label)).toBeSeen();
  await expect(page.getByRole('figure')).toBeSeen();

  const days = await savedRows(page, /^team-overview-.*\.csv$/);
  expect(days).toHaveLength(30);
  const columns = ['stake', 'payout', 'net', 'commission', 'deposits', 'withdrawals'] as const;
  for (const [place, figure] of columns.entries())
    expect(await totalOnPage(page, figures[figure]), figure).toBe(sumOf(days, place + 1));

  const staked = await totalOnPage(page, figures.stake);
  await period.locator('a[href*="sort=stake"]').click();
  await expect(page).toHaveURL(at('/agentHome/losses?sort=stake'));
  await expect(main.locator('data').first()).toBeSeen();
  expect(await totalOnPage(page, words.records.losses.stake)).toBe(staked);
  await page.goBack();
  const paidIn = await totalOnPage(page, figures.deposits);
  await period.locator('a[href*="kind=deposit"]').click();
  await expect(main.locator('data').first()).toBeSeen();
  expect(await totalOnPage(page, words.records.transactions.totalIn)).toBe(paidIn);
  await page.goBack();

  const levels = page.getByRole('region', { name: words.levels.title });
  await levels.scrollIntoViewIfNeeded();
  await levels.locator('a[href*="level=2"]').click();
  await expect(page).toHaveURL(at('/agentHome/team?level=2'));
  await expect(main.locator('a[href*="member="]').first()).toBeSeen();
  await main.getByRole('button', { name: words.members.allLevels }).click();
  await expect(page).toHaveURL(at('/agentHome/team'));
});

test('an agent reads announcements, each at an address of its own, and one that is gone is said to be so (S2.17, S9.1)', async ({
  page,
  site,
  at,
  language,
}) => {
  const { announcements, centre } = WORDS[language];
  await enter(page, site, 'agent1');
  await page.goto(at('/agentHome'));
  await openFromMenu(page, centre.menu, '/agentHome/announcements', announcements.title);
  const entry = page.getByRole('main').locator('a[href*="id="]').first();
  const title = ((await entry.getAttribute('aria-label')) ?? '').split(': ').slice(1).join(': ');
  await entry.click();
  await expect(page).toHaveURL(/[?&]id=\d+/);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: title })).toBeSeen();
  await page.reload();
  await expect(dialog.getByRole('heading', { name: title })).toBeSeen();
  await dialog.getByRole('button', { name: announcements.close }).click();
  await expect(page).toHaveURL(at('/agentHome/announcements'));
  await page.goto(at('/agentHome/announcements?id=999999'));
  await expect(dialog.getByText(announcements.unknown)).toBeSeen();
});

test('visitors, members and trial accounts are led elsewhere from the pages of agents, whatever their address (S2.13, S4.9, S6.3–S6.5)', async ({
  page,
  site,
  at,
  language,
  words: said,
}) => {
  const { door, centre } = WORDS[language];
  for (const address of Object.keys(ADDRESSES)) {
    await page.goto(at(address));
    await expect(page).toHaveURL(at('/agent'));
    await expect(page.getByRole('region', { name: said.session.agent.title })).toBeSeen();
  }
  await enter(page, site, 'player');
  for (const address of Object.keys(ADDRESSES)) {
    await page.goto(at(address));
    await expect(page).toHaveURL(at('/agent'));
    await expect(page.getByText(door.noAgent.title)).toBeSeen();
  }
  await enterOnTrial(page, site);
  for (const address of Object.keys(ADDRESSES)) {
    await page.goto(at(address));
    await expect(page.getByRole('alertdialog', { name: said.realAccount })).toBeSeen();
    await expect(page.getByRole('navigation', { name: centre.menu })).toHaveCount(0);
  }
  await enter(page, site, 'agent1');
  for (const address of Object.keys(ADDRESSES)) {
    await page.goto(at(address));
    await expect(page.getByRole('banner').locator('time')).toBeSeen();
  }
});

test('the pages of agents load at most 90 KB of scripts on top of a member’s lobby, and their frame comes to agents alone (S2.17)', async ({
  page,
  site,
  at,
}) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || scripts.has(response.url())) return;
    const body = response.body();
    // What is left before its body is read is not asked for below.
    body.catch(() => {});
    scripts.set(response.url(), body);
  });
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
  await enter(page, site, 'player');
  await page.goto(at('/'));
  await gamesShown(page);
  await page.waitForLoadState('networkidle');
  const lobby = new Set(await loaded());
  await page.goto(at('/agentHome'));
  await expect(page).toHaveURL(at('/agent'));
  await page.waitForLoadState('networkidle');
  const ofMember = await loaded();

  await enter(page, site, 'agent1');
  for (const route of ['/agentHome', '/agentHome/announcements']) {
    await page.goto(at(route));
    await expect(page.getByRole('banner').locator('time')).toBeSeen();
    await page.waitForLoadState('networkidle');
    const added = (await loaded()).filter((name) => !lobby.has(name));
    const bodies = await Promise.all(added.map(async (name) => scripts.get(name)));
    const total = bodies.reduce((sum, body) => sum + (body ? gzipped(body) : 0), 0);
    expect.soft(total, route).toBeLessThanOrEqual(AGENT_BUDGET);
    // The way out is a message of the agents' header alone.
    const frame = added.filter((_, place) => bodies[place]?.includes('signOut'));
    expect(frame).toHaveLength(1);
    expect(ofMember).not.toContain(frame[0]);
  }
});
