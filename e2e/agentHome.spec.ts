import type { Page } from '@playwright/test';
import centreBn from '#languages/bn/agentCentre.json' with { type: 'json' };
import homeBn from '#languages/bn/agentHome.json' with { type: 'json' };
import doorBn from '#languages/bn/agentLogin.json' with { type: 'json' };
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { formatAmount, formatCount } from '#src/i18n/amount.ts';
import type { TeamOverview } from '#src/platform/contract.generated.ts';
import centreEn from '#words/agentCentre.json' with { type: 'json' };
import homeEn from '#words/agentHome.json' with { type: 'json' };
import doorEn from '#words/agentLogin.json' with { type: 'json' };
import { atRest } from '../scripts/bench/atRest.ts';
import { logInAsAgent } from './agentEntry.ts';
import { openMenu, sidewaysOverflow } from './journey.ts';
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';

test.use({ kind: 'fullFeatured' });

const WORDS = {
  en: { ...homeEn, ...centreEn, door: doorEn },
  bn: { ...homeBn, ...centreBn, door: doorBn },
};

/** The platform's next overview of the team after an action. */
async function overviewAfter(page: Page, act: () => Promise<unknown>): Promise<TeamOverview> {
  const [answer] = await Promise.all([
    page.waitForResponse((each) => new URL(each.url()).pathname === '/wps/agent/teamOverview'),
    act(),
  ]);
  return Object(await answer.json()).value;
}

test('an agent who logs in lands in the agent centre, which summarizes the team and today, and links to the details (S1.3, S2.12, S2.13, S2.17, S6.4)', async ({
  page,
  site,
  at,
  language,
  words,
}) => {
  const home = WORDS[language];
  const style = { ...site.brand.market, language };
  await page.goto(at('/agent'));
  const { balance, members, totals } = await overviewAfter(page, () =>
    logInAsAgent(page, site, words),
  );
  await expect(page).toHaveURL(at('/agentHome'));
  await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeSeen();
  const team = page.getByRole('region', { name: home.team.title });
  const figures = [balance, members, totals.stake, totals.net, totals.commission, totals.active];
  for (const figure of figures) {
    const text =
      typeof figure === 'number' ? formatCount(figure, style) : formatAmount(figure, style);
    await expect(team.getByRole('definition').filter({ hasText: text }).first()).toBeSeen();
  }
  await expect(team.getByText(home.team.balance, { exact: true })).toBeSeen();
  expect(await sidewaysOverflow(page)).toBe(0);
  await team.getByRole('link', { name: home.team.open }).click();
  await expect(page).toHaveURL(at('/agentHome/overview'));
});

test('a page of the agent centre opened by its URL starts at the top, wherever the previous page was scrolled to (S2.13, S8.8)', async ({
  page,
  site,
  at,
  words,
}) => {
  await page.goto(at('/agent'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await logInAsAgent(page, site, words);
  await expect(page).toHaveURL(at('/agentHome'));
  await page.goto(at('/agentHome/contracts'));
  await atRest(page);
  await expect(page.getByRole('banner').locator('time')).toBeSeen();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('after an agent signs out, the back button shows nothing of the team (S2.13, S4.2)', async ({
  page,
  site,
  at,
  language,
  words,
}) => {
  const { signOut, team, figures } = WORDS[language];
  await page.goto(at('/agent'));
  await logInAsAgent(page, site, words);
  await expect(page.getByText(figures.commission).first()).toBeSeen();
  await page
    .getByRole('banner')
    .getByRole('button', { name: signOut })
    .filter({ visible: true })
    .click();
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

test('the frame of the agent centre follows the login page, with nothing of the site in between (S2.13, S2.17)', async ({
  page,
  site,
  at,
  words,
}) => {
  await page.goto(at('/agent'));
  await expect(page.getByRole('region', { name: words.session.agent.title })).toBeSeen();
  // Every frame is looked at: the login page has its offer, and the agents’ header the time.
  await page.evaluate(() => {
    const isBetween = () =>
      !document.querySelector('#offer') && !document.querySelector('header time');
    const look = () => {
      if (isBetween()) document.documentElement.dataset.between = 'seen';
      requestAnimationFrame(look);
    };
    look();
  });
  await logInAsAgent(page, site, words);
  await expect(page.getByRole('banner').locator('time')).toBeSeen();
  await expect(page.locator('html')).not.toHaveAttribute('data-between');
});

test('a visitor who requests a page of the agent centre logs in as an agent and arrives there (S2.13, S6.4)', async ({
  page,
  site,
  at,
  words,
}) => {
  await page.goto(at('/agentHome/overview?days=7'));
  await expect(page).toHaveURL(at('/agent'));
  await logInAsAgent(page, site, words);
  await expect(page).toHaveURL(at('/agentHome/overview?days=7'));
});

test('a member is redirected to the agent login, which says who the agent centre is for (S2.13, S6.4, S6.5)', async ({
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

test('the menu links only agents to the agent centre, and the agent login redirects them to it (S2.13, S2.20)', async ({
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
