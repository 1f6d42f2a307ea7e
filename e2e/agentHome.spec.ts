import type { Page } from '@playwright/test';
import { PLAYERS } from '#sandbox/seeds/playerRoles.ts';
import { formatAmount, formatCount } from '#src/i18n/amount.ts';
import { clockTime } from '#src/i18n/marketTime.ts';
import { zoneOffset } from '#src/i18n/zone.ts';
import type { TeamFigures } from '#src/platform/contract.generated.ts';
import homeBn from '../src/features/agentHome/messages/bn.json' with { type: 'json' };
import homeEn from '../src/features/agentHome/messages/en.json' with { type: 'json' };
import doorBn from '../src/features/agentLogin/messages/bn.json' with { type: 'json' };
import doorEn from '../src/features/agentLogin/messages/en.json' with { type: 'json' };
import centreBn from '../src/shared/agentCentre/messages/bn.json' with { type: 'json' };
import centreEn from '../src/shared/agentCentre/messages/en.json' with { type: 'json' };
import { logInAsAgent } from './agentEntry.ts';
import { openMenu, sidewaysOverflow } from './journey.ts';
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';

test.use({ kind: 'allWaysIn' });

const WORDS = {
  en: { ...homeEn, ...centreEn, door: doorEn },
  bn: { ...homeBn, ...centreBn, door: doorBn },
};

/** What the platform answers to the next look at the team. */
async function figuresAfter(page: Page, act: () => Promise<unknown>): Promise<TeamFigures> {
  const [answer] = await Promise.all([
    page.waitForResponse((each) => new URL(each.url()).pathname === '/wps/agent/teamOverview'),
    act(),
  ]);
  const { value } = Object(await answer.json());
  return value.totals;
}

test('an agent who logs in lands in the centre, and it shows what the platform answers for the days of the address (S1.3, S2.12, S2.13, S2.17, S6.4)', async ({
  page,
  site,
  at,
  language,
  words,
}) => {
  const home = WORDS[language];
  const style = { ...site.brand.market, language };
  const team = page.getByRole('region', { name: home.team.title });
  const shows = async (totals: TeamFigures) => {
    for (const [figure, label] of Object.entries(home.figures)) {
      const value = totals[figure as keyof TeamFigures];
      const text =
        typeof value === 'number' ? formatCount(value, style) : formatAmount(value, style);
      const shown = team.getByRole('definition').filter({ hasText: text });
      await expect(shown.first(), figure).toBeSeen();
      await expect(team.getByText(label, { exact: true }).first()).toBeSeen();
    }
  };
  await page.goto(at('/agent'));
  const week = await figuresAfter(page, () => logInAsAgent(page, site, words));
  await expect(page).toHaveURL(at('/agentHome'));
  await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeSeen();
  await shows(week);

  const today = await figuresAfter(page, () => team.getByText(home.team.today).click());
  await expect(page).toHaveURL(at('/agentHome?period=today'));
  expect(today).not.toEqual(week);
  await shows(today);

  await shows(await figuresAfter(page, () => page.reload()));
  await expect(team.locator('a[aria-current]').first()).toHaveText(home.team.today);
  await expect(team.getByRole('figure')).toBeSeen();
  expect(await sidewaysOverflow(page)).toBe(0);
});

test('the head tells the time of the market, second by second, and who is here (S2.17)', async ({
  page,
  site,
  at,
  language,
}) => {
  const style = { ...site.brand.market, language };
  await page.clock.install();
  await enter(page, site, 'agent1');
  await page.goto(at('/agentHome'));
  const main = page.getByRole('main');
  await expect(main.getByText(PLAYERS.agent1.nickname).first()).toBeSeen();
  await expect(main.getByText(zoneOffset(style))).toBeSeen();
  const clock = main.locator('time').first();
  const minute = Math.ceil(Date.now() / 60_000) * 60_000 + 60_000;
  await page.clock.pauseAt(minute);
  for (const moment of [minute, minute + 1000]) {
    await expect(clock).toHaveText(clockTime(moment, style));
    await expect(clock).toHaveAttribute('datetime', new Date(moment).toISOString());
    await page.clock.runFor(1000);
  }
});

test('an agent signs out of the centre, and the way back shows nothing of the team (S2.13, S4.2)', async ({
  page,
  site,
  at,
  language,
  words,
  watch,
}) => {
  // What the page asks while the agent leaves may be refused.
  watch.expectErrors(/status of 401/);
  const { signOut, team, figures } = WORDS[language];
  await page.goto(at('/agent'));
  await logInAsAgent(page, site, words);
  await expect(page.getByText(figures.commission).first()).toBeSeen();
  await page.getByRole('main').getByRole('button', { name: signOut }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words.login.logout.confirm })
    .click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(at('/agent'));
  await expect(page.getByRole('region', { name: words.session.agent.title })).toBeSeen();
  await expect(page.getByRole('region', { name: team.title })).toHaveCount(0);
});

test('a visitor logs in as an agent first, and goes on to what was asked for (S2.13, S6.4)', async ({
  page,
  site,
  at,
  words,
}) => {
  await page.goto(at('/agentHome?period=month'));
  await expect(page).toHaveURL(at('/agent'));
  await logInAsAgent(page, site, words);
  await expect(page).toHaveURL(at('/agentHome?period=month'));
});

test('a member ends at the login of agents, which says whom the centre is for (S2.13, S6.4, S6.5)', async ({
  page,
  site,
  at,
  language,
}) => {
  await enter(page, site, 'player');
  await page.goto(at('/agentHome'));
  await expect(page).toHaveURL(at('/agent'));
  await expect(page.getByText(WORDS[language].door.noAgent.title)).toBeSeen();
});

test('the menu leads agents alone to the centre, and their login leads them on to it (S2.13, S2.20)', async ({
  page,
  site,
  at,
  language,
  words,
  isMobile,
}) => {
  const { title } = WORDS[language];
  const entry = async () => {
    const menu = isMobile ? await openMenu(page) : page.getByRole('navigation').first();
    return (isMobile ? menu : page).getByRole('link', { name: title });
  };
  await enter(page, site, 'player');
  await page.goto(at('/'));
  await expect(
    page.getByRole('button', { name: words.account(PLAYERS.player.nickname) }),
  ).toBeSeen();
  await expect(await entry()).toHaveCount(0);
  await enter(page, site, 'agent1');
  await page.goto(at('/'));
  await expect(
    page.getByRole('button', { name: words.account(PLAYERS.agent1.nickname) }),
  ).toBeSeen();
  await (await entry()).first().click();
  await expect(page).toHaveURL(at('/agentHome'));
  await page.goto(at('/agent'));
  await expect(page).toHaveURL(at('/agentHome'));
});
