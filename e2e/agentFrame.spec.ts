import type { Page } from '@playwright/test';
import centreBn from '#languages/bn/agentCentre.json' with { type: 'json' };
import doorBn from '#languages/bn/agentLogin.json' with { type: 'json' };
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { languageFacts } from '#scripts/languages/languageFacts.ts';
import { drawnOf, EVERYTHING } from '#scripts/test/draw.ts';
import { clockTime } from '#src/i18n/marketTime.ts';
import { zoneOffset } from '#src/i18n/zone.ts';
import { agentMenuParts } from '#src/modules/agentMenu.ts';
import { registry } from '#src/modules/registry.ts';
import { openRows } from '#src/modules/select.ts';
import centreEn from '#words/agentCentre.json' with { type: 'json' };
import doorEn from '#words/agentLogin.json' with { type: 'json' };
import { atRest } from '../scripts/bench/atRest.ts';
import { AGENTS, type AgentRole, agentMenu, leaveOffer } from './agentEntry.ts';
import { control } from './faultFlow.ts';
import { gamesShown, sidewaysOverflow } from './journey.ts';
import { gzippedSize, watchScripts } from './loadedScripts.ts';
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';
import { enterOnTrial } from './trialPlayer.ts';

test.use({ kind: 'fullFeatured' });

const WORDS = {
  en: { centre: centreEn, door: doorEn },
  bn: { centre: centreBn, door: doorBn },
};
type Words = (typeof WORDS)['en'];

/** The budget of the agent centre on top of a member's lobby, in gzipped bytes. */
const AGENT_BUDGET = 90_000;

/** The routes of the agent centre's pages in the specification, and of those that the site has too. */
const ADDRESSES = [
  ...['/agentHome/agentTeamOverview', '/agentHome/agentAnnouncement'],
  ...['/agentHome/messages', '/agentHome/service'],
];

/** Checks that the page has the frame of the agent centre, and no part of the site's. */
async function inAgentFrame(page: Page, { centre }: Words, role: AgentRole): Promise<void> {
  const head = page.getByRole('banner');
  await expect(head.getByText(PLAYERS[role].nickname)).toBeSeen();
  await expect(head.getByText(/^GMT/)).toBeSeen();
  await expect(head.locator('time')).toBeSeen();
  const leave = head.getByRole('button', { name: centre.signOut }).filter({ visible: true });
  await expect(leave).toBeSeen();
  await expect(head.locator('nav')).toHaveCount(0);
  const foot = page.getByRole('contentinfo');
  await expect(foot.locator('a[href$="/responsible"]')).toBeSeen();
  expect(await sidewaysOverflow(page)).toBe(0);
}

for (const role of EVERYTHING ? AGENTS : drawnOf('agent who walks the menu', AGENTS)) {
  test(`${role}: an agent opens every menu entry, including the cashier in the agent centre’s frame, and signs out (S1.3, S2.13, S2.17, S3.13)`, async ({
    page,
    site,
    at,
    language,
    words: said,
  }) => {
    const words: Words = WORDS[language];
    await enter(page, site, role);
    await page.goto(at('/agentHome'));
    await leaveOffer(page, role, language);
    const rows = agentMenuParts(openRows(registry, site.brand)).flat();
    expect(rows.length).toBeGreaterThanOrEqual(18);
    for (const { id, route } of rows) {
      await test.step(id, async () => {
        const menu = await agentMenu(page, words.centre.menu);
        const entry = menu.locator(`a[href$="${route}"]`);
        await expect(entry).toBeSeen();
        await entry.click();
        await expect(page).toHaveURL(at(route));
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeSeen();
        await inAgentFrame(page, words, role);
      });
    }
    const leave = page.getByRole('banner').getByRole('button', { name: words.centre.signOut });
    await leave.filter({ visible: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: said.login.logout.confirm }).click();
    await expect(page.getByRole('banner').locator('a[href$="/register"]')).toBeSeen();
    await expect(page).toHaveURL(/\/(bn\/?)?$/);
  });
}

test('the clock in the header shows the platform’s time to the second (S2.17, S9.4)', async ({
  page,
  site,
  at,
  request,
  language,
}) => {
  const { dayPeriods } = languageFacts(language);
  const style = { ...site.brand.market, language, dayPeriods };
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

test('every page of the agent centre redirects visitors, members and trial accounts (S2.13, S4.9, S6.3–S6.5)', async ({
  page,
  site,
  at,
  language,
  words: said,
}) => {
  const { door, centre } = WORDS[language];
  for (const address of ADDRESSES) {
    await page.goto(at(address));
    await expect(page).toHaveURL(at('/agent'));
    await expect(page.getByRole('region', { name: said.session.agent.title })).toBeSeen();
  }
  await enter(page, site, 'player');
  for (const address of ADDRESSES) {
    await page.goto(at(address));
    await expect(page).toHaveURL(at('/agent'));
    await expect(page.getByText(door.noAgent.title)).toBeSeen();
  }
  await enterOnTrial(page, site);
  for (const address of ADDRESSES) {
    await page.goto(at(address));
    await expect(page.getByRole('alertdialog', { name: said.realAccount })).toBeSeen();
    await expect(page.getByRole('navigation', { name: centre.menu })).toHaveCount(0);
  }
  await enter(page, site, 'agent1');
  for (const address of ADDRESSES) {
    await page.goto(at(address));
    await expect(page.getByRole('banner').locator('time')).toBeSeen();
  }
});

test('the agent centre loads at most 90 KB of scripts on top of a member’s lobby, and only agents load its frame (S2.17)', async ({
  page,
  site,
  at,
}) => {
  const { loaded, bodyOf } = watchScripts(page);
  await enter(page, site, 'player');
  await page.goto(at('/'));
  await gamesShown(page);
  await atRest(page);
  const lobby = new Set(await loaded());
  await page.goto(at('/agentHome'));
  await expect(page).toHaveURL(at('/agent'));
  await atRest(page);
  const ofMember = await loaded();

  await enter(page, site, 'agent1');
  for (const route of ['/agentHome', '/agentHome/announcements']) {
    await page.goto(at(route));
    await expect(page.getByRole('banner').locator('time')).toBeSeen();
    await atRest(page);
    const added = (await loaded()).filter((name) => !lobby.has(name));
    const bodies = await Promise.all(added.map(bodyOf));
    const total = gzippedSize(bodies);
    expect.soft(total, route).toBeGreaterThan(1000);
    expect.soft(total, route).toBeLessThanOrEqual(AGENT_BUDGET);
    // Only the header of the agent centre has the message for signing out.
    const frame = added.filter((_, place) => bodies[place]?.includes('signOut'));
    expect(frame).toHaveLength(1);
    expect(ofMember).not.toContain(frame[0]);
  }
});
