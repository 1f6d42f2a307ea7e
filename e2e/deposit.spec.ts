import sessionBn from '#languages/bn/session.json' with { type: 'json' };
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import sessionEn from '#words/session.json' with { type: 'json' };
import { cashierPays, DEPOSIT_WORDS, depositPage, paidTitle } from './depositPage.ts';
import { addMissingDetails } from './detailsForm.ts';
import { control } from './faultFlow.ts';
import { sidewaysOverflow } from './journey.ts';
import { expect, test } from './peopleSite.ts';
import { enter, tokenOf, valueIn } from './player.ts';
import { registerByName } from './registering.ts';
import { said } from './said.ts';
import type { Site } from './sites.ts';

const openDepositIn = (language: 'en' | 'bn') =>
  ({ en: sessionEn, bn: sessionBn })[language].openDeposit;

/** The number of a seeded player's deposits on the platform. */
async function depositsOf(site: Site, role: 'firstLogin' | 'vip'): Promise<number> {
  const headers = {
    'Merchant-Code': site.brand.merchantCode,
    Authorization: `Bearer ${await tokenOf(site, role)}`,
  };
  const page = await fetch(`${site.origin}/wps/member/deposits`, { headers }).then(valueIn);
  return Number(Object(page).total);
}

test('a newly registered player deposits on the provider’s page, in its frame and by manual payment, and the balance updates (S2.16, S2.20)', async ({
  page,
  site,
  at,
  words: people,
  language,
  watch,
}) => {
  // The platform refuses the first try to ask for the details.
  watch.expectErrors(/status of 409/);
  const words = DEPOSIT_WORDS[language];
  const deposit = depositPage(page, words);
  const { main } = deposit;
  await page.goto(at('/register'));
  await registerByName(page, site, people, 'payer2026');
  await page.getByRole('button', { name: people.register.limit.later }).click();
  await page.goto(at('/member'));
  await main.locator('a[href$="/deposit"]').click();
  await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeSeen();
  await expect(main.getByText(words.limit.none)).toBeSeen();
  expect(await sidewaysOverflow(page)).toBe(0);

  await deposit.begin('Test Card', () => addMissingDetails(page, site, language));
  await main.getByRole('link', { name: words.page.go }).click();
  await page.locator('button[value=paid]').click();
  await page.locator('a[href*="reference="]').click();
  await expect(paidTitle(deposit)).toBeSeen();
  await expect.poll(deposit.balance).toBe(500_00);

  await main.getByRole('link', { name: words.status.other }).click();
  await deposit.begin('Test Coin');
  await page.frameLocator('main iframe').locator('button[value=paid]').click();
  await expect(paidTitle(deposit)).toBeSeen();
  await expect.poll(deposit.balance).toBe(1500_00);

  await main.getByRole('link', { name: words.status.other }).click();
  await expect(main.getByRole('radio').first()).toBeChecked();
  await deposit.begin('Test Wallet A');
  await expect(main.getByRole('timer')).toBeSeen();
  expect(await sidewaysOverflow(page)).toBe(0);
  await deposit.report(await deposit.payInApp('200'));
  await expect(paidTitle(deposit)).toBeSeen();
  await expect.poll(deposit.balance).toBe(1700_00);
});

test('a deposit waiting for its player is linked on every page, resumes where it was left, and is made only once if its response is lost (S2.16, S8.8, S9.6)', async ({
  page,
  site,
  at,
  language,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource|net::/);
  const words = DEPOSIT_WORDS[language];
  const deposit = depositPage(page, words);
  const { main } = deposit;
  await enter(page, site, 'firstLogin');
  const before = await depositsOf(site, 'firstLogin');
  await page.goto(at('/deposit'));
  let met = false;
  await page.route(
    (url) => url.pathname === '/wps/deposit',
    async (route) => {
      if (met || route.request().method() !== 'POST') return route.continue();
      met = true;
      await route.fetch();
      await route.fetch();
      await route.abort('connectionreset');
    },
  );
  const reference = await deposit.begin('Test Wallet B');
  expect(met).toBe(true);
  expect(await depositsOf(site, 'firstLogin')).toBe(before + 1);

  await page.goto(at('/promotions'));
  await main.getByRole('link', { name: said(openDepositIn(language).bar.player) }).click();
  await expect(main.getByText(reference)).toBeSeen();
  await expect(main.getByText('01000000002')).toBeSeen();
  await deposit.report('TAB-1');
  await expect(main.getByText(words.reported.title)).toBeSeen();
});

test('players can correct every mistake themselves: a wrong or used transaction ID, another amount, too many open deposits, a late payment (S2.16)', async ({
  page,
  site,
  at,
  language,
  request,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource/);
  const words = DEPOSIT_WORDS[language];
  const openDeposit = openDepositIn(language);
  const deposit = depositPage(page, words);
  const { main } = deposit;
  await enter(page, site, 'vip');
  await page.goto(at('/deposit'));

  const first = await deposit.begin('Test Wallet A');
  await deposit.report('WRONG-1');
  await main.getByRole('button', { name: words.reported.correct }).click();
  await main.getByRole('radio', { name: words.report.action['cash-out'] }).click();
  await main.getByRole('textbox', { name: words.report.sentAmount }).fill('150');
  await deposit.report('RIGHT-1');
  await expect(main.getByText('RIGHT-1')).toBeSeen();
  await expect(main.getByText(words.report.action['cash-out'])).toBeSeen();

  await main.getByRole('link', { name: words.status.other }).click();
  await expect(main.getByText(openDeposit.title)).toBeSeen();
  await deposit.begin('Test Wallet A');
  await deposit.report('RIGHT-1');
  await expect(main.getByRole('alert')).toContainText(words.report.refused);
  await deposit.report('RIGHT-2');
  await expect(main.getByText(words.reported.title)).toBeSeen();

  await main.getByRole('link', { name: words.status.other }).click();
  const late = await deposit.begin('Test Wallet C');
  await main.getByRole('link', { name: words.status.other }).click();
  const form = main.getByRole('form', { name: words.form });
  await form.locator('button[aria-pressed]').first().click();
  await form.locator('button[type=submit]').click();
  await expect(main.getByText(words.tooMany.title)).toBeSeen();
  await main.locator(`a[href$="${late}"]`).first().click();
  await expect(main.getByText(late)).toBeSeen();

  await control(request, site, { clock: { forward: 'PT31M' } });
  await expect(main.getByText(words.expired.title)).toBeSeen();
  await main.getByRole('button', { name: said(words.expired.again) }).click();
  await expect(main.getByText(words.hand.steps)).toBeSeen();
  expect(page.url()).not.toContain(late);
  await deposit.report('LATE-1');
  await expect(main.getByText('LATE-1')).toBeSeen();

  const held = await deposit.balance();
  await cashierPays(request, site, first);
  await expect.poll(deposit.balance).toBe(held + 150_00);
});

test('a visitor who requests the deposit page logs in and arrives there; a player on a break cannot deposit and sees what still works (S2.14, S6.5)', async ({
  page,
  site,
  at,
  language,
  watch,
}) => {
  // The page may request its methods before it knows of the break.
  watch.expectErrors(/status of 403/);
  const words = DEPOSIT_WORDS[language];
  const main = page.getByRole('main');
  await page.goto(at('/member/depositv2'));
  await expect(page).toHaveURL(at('/login'));
  await page.locator('input[name=username]').fill(PLAYERS.excluded.account);
  await page.locator('input[name=password]').fill(seedPassword(site.brand));
  await page.keyboard.press('Enter');
  await expect(main.getByText(words.break.title)).toBeSeen();
  await expect(main.getByRole('form')).toHaveCount(0);
  await main.getByRole('link', { name: words.break.records }).click();
  await expect(page).toHaveURL(at('/transactions'));
});
