import centreBn from '#languages/bn/agentCentre.json' with { type: 'json' };
import doorBn from '#languages/bn/agentLogin.json' with { type: 'json' };
import recordsBn from '#languages/bn/agentRecords.json' with { type: 'json' };
import teamBn from '#languages/bn/agentTeam.json' with { type: 'json' };
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import centreEn from '#words/agentCentre.json' with { type: 'json' };
import doorEn from '#words/agentLogin.json' with { type: 'json' };
import recordsEn from '#words/agentRecords.json' with { type: 'json' };
import teamEn from '#words/agentTeam.json' with { type: 'json' };
import { logInAsAgent, openFromMenu } from './agentEntry.ts';
import { openFilters } from './openFilters.ts';
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';
import { said } from './said.ts';
import { minor, savedRows, sumOf, totalOnPage } from './savedRecord.ts';

test.use({ kind: 'fullFeatured' });

const WORDS = {
  en: { ...recordsEn, team: teamEn, centre: centreEn, door: doorEn },
  bn: { ...recordsBn, team: teamBn, centre: centreBn, door: doorBn },
};
type Words = (typeof WORDS)['en'];

const ACCOUNT = PLAYERS.player.account;

test('an agent browses the team, finds a member, and opens their bets, whose file matches the totals of the page (S1.3, S2.13, S2.17, S6.4)', async ({
  page,
  site,
  at,
  language,
}) => {
  const words: Words = WORDS[language];
  const main = page.getByRole('main');
  await enter(page, site, 'agent1');
  await page.goto(at('/agentHome'));
  await openFromMenu(page, words.centre.menu, '/agentHome/team', words.team.title);
  const search = main.getByRole('searchbox', { name: words.centre.search });

  // Down the hierarchy, through the downline agent with players.
  await openFilters(page, language);
  await search.fill(PLAYERS.agent2.account);
  await expect(page).toHaveURL(/[?&]account=/);
  const down = main.locator('a[href*="below="]');
  await expect(down).toHaveCount(1);
  await down.click();
  await expect(page).toHaveURL(/[?&]below=/);
  const path = main.getByRole('navigation', { name: words.team.path });
  await expect(path.getByText(PLAYERS.agent2.account)).toBeSeen();
  await page.reload();
  await expect(path.getByText(PLAYERS.agent2.account)).toBeSeen();
  await path.getByRole('link', { name: words.team.own }).click();
  await expect(page).toHaveURL(at('/agentHome/team'));

  // Any member of the team, and their details.
  await openFilters(page, language);
  await search.fill(ACCOUNT);
  await main.getByRole('link', { name: ACCOUNT, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: ACCOUNT });
  await expect(sheet.getByText(words.team.balance, { exact: true })).toBeSeen();
  await sheet.getByRole('link', { name: words.team.member.bets }).click();
  await expect(page).toHaveURL(at(`/agentHome/bets?account=${ACCOUNT}&exact=1`));
  await expect(sheet).toBeHidden();
  await expect(main.getByRole('heading', { level: 1, name: words.bets.title })).toBeSeen();

  await openFilters(page, language);
  await main.getByRole('link', { name: words.bets.state.settled, exact: true }).click();
  await expect(page).toHaveURL(at(`/agentHome/bets?state=settled&account=${ACCOUNT}&exact=1`));
  await page.reload();
  await expect(main.locator('data').first()).toBeSeen();
  await openFilters(page, language);
  await expect(search).toHaveValue(ACCOUNT);
  const rows = await savedRows(page, /^team-bets-.*\.csv$/);
  expect(new Set(rows.map(([account]) => account))).toEqual(new Set([ACCOUNT]));
  const columns = { [words.bets.stake]: 5, [words.bets.payout]: 6, [words.bets.net]: 7 };
  for (const [label, column] of Object.entries(columns)) {
    expect(await totalOnPage(page, label), label).toBe(sumOf(rows, column));
  }
});

test('an agent sees who lost most and the transactions of the downline, and both files match the totals of their pages (S1.3, S2.17, S9.6)', async ({
  page,
  site,
  at,
  language,
}) => {
  const words: Words = WORDS[language];
  const main = page.getByRole('main');
  await enter(page, site, 'agent1');
  await page.goto(at('/agentHome'));
  await openFromMenu(page, words.centre.menu, '/agentHome/losses', words.losses.title);
  await expect(main.locator('data').first()).toBeSeen();
  const results = await savedRows(page, /^team-results-.*\.csv$/);
  const net = results.map((cells) => minor(cells[6] ?? ''));
  expect(net).toEqual([...net].sort((one, other) => (one < other ? -1 : 1)));
  const sums = { [words.losses.stake]: 4, [words.losses.net]: 6, [words.losses.result]: 9 };
  for (const [label, column] of Object.entries(sums)) {
    expect(await totalOnPage(page, label), label).toBe(sumOf(results, column));
  }

  await openFromMenu(page, words.centre.menu, '/agentHome/transactions', words.transactions.title);
  await openFilters(page, language);
  await main.locator('a[href*="kind=deposit"]').click();
  await expect(page).toHaveURL(at('/agentHome/transactions?kind=deposit'));
  await expect(main.locator('[aria-current=true]')).toHaveText(words.transactions.kind.deposit);
  await expect(main.locator('data').first()).toBeSeen();
  const moved = await savedRows(page, /^team-transactions-.*\.csv$/);
  expect(await totalOnPage(page, words.transactions.totalIn)).toBe(sumOf(moved, 4));
});

test('an agent changes the rebate of a direct downline player, who gets a message (S2.16, S2.17)', async ({
  page,
  site,
  at,
  language,
}) => {
  const { rebate } = WORDS[language].team;
  await enter(page, site, 'agent2');
  await page.goto(at(`/agentHome/team?member=${ACCOUNT}`));
  const sheet = page.getByRole('dialog', { name: ACCOUNT });
  await sheet.getByRole('button', { name: rebate.change }).click();
  const field = sheet.getByRole('textbox', { name: new RegExp(`^${rebate.new}`) });
  await field.fill('99');
  await field.press('Enter');
  await expect(sheet.getByText(said(rebate.fault.tooHigh))).toBeSeen();
  await field.fill('0.47');
  await sheet.getByRole('button', { name: rebate.submit }).click();
  await expect(page.getByText(rebate.done)).toBeSeen();
  await expect(sheet.getByText(/^(0\.47|০\.৪৭)%$/)).toBeSeen();
  await enter(page, site, 'player');
  await page.goto(at('/messages'));
  await expect(page.getByText(/0\.47%/).first()).toBeSeen();
});

test('a visitor who requests a team page logs in as an agent and arrives there; a member is redirected to the agent login (S2.13, S2.17, S6.4, S6.5)', async ({
  page,
  site,
  at,
  language,
  words,
}) => {
  const { losses, team, door } = WORDS[language];
  await page.goto(at('/agentHome/losses?sort=stake'));
  await expect(page).toHaveURL(at('/agent'));
  await logInAsAgent(page, site, words);
  await expect(page).toHaveURL(at('/agentHome/losses?sort=stake'));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(losses.title);
  await page.goto(at('/agentHome/downlineManagmentView'));
  await expect(title).toHaveText(team.title);

  await enter(page, site, 'player');
  await page.goto(at('/agentHome/team'));
  await expect(page).toHaveURL(at('/agent'));
  await expect(page.getByText(door.noAgent.title)).toBeSeen();
});
