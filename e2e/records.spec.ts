import betsBn from '#languages/bn/bets.json' with { type: 'json' };
import bonusesBn from '#languages/bn/bonuses.json' with { type: 'json' };
import profitBn from '#languages/bn/profit.json' with { type: 'json' };
import statementBn from '#languages/bn/statement.json' with { type: 'json' };
import betsEn from '#words/bets.json' with { type: 'json' };
import bonusesEn from '#words/bonuses.json' with { type: 'json' };
import profitEn from '#words/profit.json' with { type: 'json' };
import statementEn from '#words/statement.json' with { type: 'json' };
import { sidewaysOverflow } from './journey.ts';
import { openFilters } from './openFilters.ts';
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';
import { minor, rowsOf, sumOf, totalOnPage } from './savedRecord.ts';

test('a member opens the betting record from the member centre, filters it, opens a bet, and the file matches the totals of the page (S2.10, S2.16, S9.6)', async ({
  page,
  site,
  at,
  language,
}) => {
  const words = { en: betsEn, bn: betsBn }[language];
  await enter(page, site, 'player');
  await page.goto(at('/member'));
  const main = page.getByRole('main');
  await main.getByRole('navigation').locator('a[href$="/bets"]').click();
  await expect(page).toHaveURL(at('/bets'));
  await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeSeen();
  await expect(main.locator('data').first()).toBeSeen();
  expect(await sidewaysOverflow(page)).toBe(0);

  await openFilters(page, language);
  await main.getByRole('link', { name: words.state.settled, exact: true }).click();
  await expect(page).toHaveURL(at('/bets?state=settled'));
  const opens = main.locator('a[href*="bet="]').first();
  const name = ((await opens.textContent()) ?? '').trim();
  await main.getByRole('searchbox', { name: words.search }).fill(name.slice(0, 6));
  await expect(page).toHaveURL(/[?&]game=/);
  await page.reload();
  await expect(main.locator('data').first()).toBeSeen();

  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: /CSV/ }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^bets-.*\.csv$/);
  const rows = await rowsOf(download);
  expect(rows.length).toBeGreaterThan(0);
  // The column between them, what counted towards bonuses, has no total on the page.
  const columns = { [words.stake]: 7, [words.validStake]: 8, [words.payout]: 10, [words.net]: 11 };
  for (const [label, column] of Object.entries(columns)) {
    expect(await totalOnPage(page, label), label).toBe(sumOf(rows, column));
  }

  await opens.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(words.round)).toBeSeen();
  const newest = rows.at(-1)?.[2] ?? '';
  await expect(sheet.getByText(newest, { exact: true })).toBeSeen();
  await sheet.getByRole('button', { name: words.close, exact: true }).click();
  await expect(sheet).toBeHidden();
  await page.goto(at('/member/personalHistoryCopy'));
  await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeSeen();
});

test('a member sees their net result by game and continues to the limits (S2.16, DECISIONS: player protection)', async ({
  page,
  site,
  at,
  language,
}) => {
  const words = { en: profitEn, bn: profitBn }[language];
  await enter(page, site, 'player');
  await page.goto(at('/member/personalProfit'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeSeen();
  await main.getByRole('link', { name: words.by.game, exact: true }).click();
  await expect(page).toHaveURL(at('/profit?by=game'));
  await expect(main.getByRole('region', { name: words.before })).toBeSeen();
  await main.getByText(words.chart.table).click();
  await expect(main.getByRole('table', { name: words.chart.game })).toBeSeen();
  expect(await sidewaysOverflow(page)).toBe(0);
  await main.getByRole('link', { name: words.limits.link }).click();
  await expect(page).toHaveURL(at('/protection'));
});

test('a member filters bonuses by completed ones, and a reload keeps the filter (S2.16)', async ({
  page,
  site,
  at,
  language,
}) => {
  const words = { en: bonusesEn, bn: bonusesBn }[language];
  await enter(page, site, 'player');
  await page.goto(at('/member/bonusDetails'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeSeen();
  await expect(main.getByRole('region', { name: words.withdrawal.title })).toBeSeen();
  await openFilters(page, language);
  await main.getByRole('link', { name: words.state.released, exact: true }).click();
  await expect(page).toHaveURL(at('/bonuses?state=released'));
  await page.reload();
  await openFilters(page, language);
  await expect(main.locator('[aria-current=true]')).toHaveText(words.state.released);
  expect(await sidewaysOverflow(page)).toBe(0);
});

test('the twelve-month statement is linked from the transactions, and it and its file add up (S2.16)', async ({
  page,
  site,
  at,
  language,
}) => {
  const words = { en: statementEn, bn: statementBn }[language];
  await enter(page, site, 'player');
  await page.goto(at('/transactions'));
  const main = page.getByRole('main');
  await main.locator('a[href$="/statement"]').click();
  await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeSeen();
  await expect(main.locator('data').first()).toBeSeen();
  await main.locator('a[href$="?months=12"]').click();
  await expect(main.locator('a[href$="?months=12"]')).toHaveAttribute('aria-current', /./);
  expect(await sidewaysOverflow(page)).toBe(0);

  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: words.save }).click();
  const rows = await rowsOf(await saved);
  const [opening, ...movements] = rows;
  const closing = movements.pop();
  expect(opening).toHaveLength(13);
  for (let month = 1; month <= 12; month++) {
    const moved = sumOf(movements, month);
    expect(minor(opening?.[month] ?? '') + moved).toBe(minor(closing?.[month] ?? ''));
  }
  await expect(main.locator(`data[value="${closing?.[1]}"]`).last()).toBeSeen();
});
