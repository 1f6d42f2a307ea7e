import centreBn from '#languages/bn/agentCentre.json' with { type: 'json' };
import homeBn from '#languages/bn/agentHome.json' with { type: 'json' };
import recordsBn from '#languages/bn/agentRecords.json' with { type: 'json' };
import teamBn from '#languages/bn/agentTeam.json' with { type: 'json' };
import centreEn from '#words/agentCentre.json' with { type: 'json' };
import homeEn from '#words/agentHome.json' with { type: 'json' };
import recordsEn from '#words/agentRecords.json' with { type: 'json' };
import teamEn from '#words/agentTeam.json' with { type: 'json' };
import { openFromMenu } from './agentEntry.ts';
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';
import { savedRows, sumOf, totalOnPage } from './savedRecord.ts';

test.use({ kind: 'fullFeatured' });

const WORDS = {
  en: { ...homeEn, centre: centreEn, records: recordsEn, members: teamEn },
  bn: { ...homeBn, centre: centreBn, records: recordsBn, members: teamBn },
};
type Words = (typeof WORDS)['en'];

test('the overview of a period matches its file, and its figures link to lists with the same totals (S2.17)', async ({
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
  await expect(page.getByText(words.centre.counted.label)).toBeSeen();
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

test('each announcement for agents has its own URL, and an unknown one says so (S2.17, S9.1)', async ({
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
