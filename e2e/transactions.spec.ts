import bn from '#languages/bn/transactions.json' with { type: 'json' };
import en from '#words/transactions.json' with { type: 'json' };
import { sidewaysOverflow } from './journey.ts';
import { openFilters } from './openFilters.ts';
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';

test('a member opens the transaction history from the member centre, filters it by deposits, and a reload keeps the filter (S2.10, S2.16, S2.21, S9.6)', async ({
  page,
  site,
  at,
  language,
}) => {
  const words = { en, bn }[language];
  await enter(page, site, 'player');
  await page.goto(at('/member'));
  const main = page.getByRole('main');
  await main.locator('a[href$="/transactions"]').click();
  await expect(page).toHaveURL(at('/transactions'));
  await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeSeen();
  await expect(main.locator('data').first()).toBeSeen();
  expect(await sidewaysOverflow(page)).toBe(0);

  // Deposits in the list have links with the same text.
  await openFilters(page, language);
  await main.locator('a[href$="/transactions?kind=deposit"]').click();
  await expect(page).toHaveURL(at('/transactions?kind=deposit'));
  await page.reload();
  await openFilters(page, language);
  await expect(main.locator('[aria-current=true]')).toHaveText(words.kind.deposit);

  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: /CSV/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^records-.*\.csv$/);

  await page.goto(at('/member/transactionHistory'));
  await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeSeen();
});
