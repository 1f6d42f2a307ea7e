import { chooseMethod, DEPOSIT_WORDS, depositPage, paidTitle } from './depositPage.ts';
import { setDeposits } from './ownLimits.ts';
import { expect, test } from './ownSite.ts';
import { enter } from './player.ts';
import { said } from './said.ts';

const words = DEPOSIT_WORDS.en;

test.afterEach(async ({ site, page }) => {
  await page.request.post(`${site.origin}/sandbox/control`, { data: { reset: true } });
});

test('a deposit limit set in the cashier shows the amount left, blocks a higher one, and closes the cashier once used up (S2.16, DECISIONS: player protection)', async ({
  page,
  site,
}) => {
  const deposit = depositPage(page, words);
  const { main } = deposit;
  await enter(page, site, 'player');
  await page.goto(`${site.origin}/deposit`);
  await main.getByRole('link', { name: words.limit.change }).click();
  await setDeposits(page, '1000');
  await page.goBack();
  await expect(main.getByText(said(words.limit.left))).toContainText('1,000.00');

  const form = main.getByRole('form', { name: words.form });
  await chooseMethod(form, 'Test Card');
  await form.getByRole('textbox').fill('1500');
  await form.locator('button[type=submit]').click();
  await expect(form.getByRole('textbox')).toHaveAccessibleDescription(said(words.amount.own));

  await deposit.begin('Test Coin');
  await page.frameLocator('main iframe').locator('button[value=paid]').click();
  await expect(paidTitle(deposit)).toBeSeen();
  await main.getByRole('link', { name: words.status.other }).click();
  await expect(main.getByText(words.limit.reached)).toBeSeen();
  await expect(form).toHaveCount(0);
});
