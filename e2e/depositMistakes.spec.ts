import sessionBn from '#languages/bn/session.json' with { type: 'json' };
import sessionEn from '#words/session.json' with { type: 'json' };
import { cashierPays, chooseMethod, DEPOSIT_WORDS, depositPage, paidTitle } from './depositPage.ts';
import { control } from './faultFlow.ts';
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';
import { said } from './said.ts';
import { countedTaps } from './taps.ts';

const MOST_TAPS = 3;

const openDepositIn = (language: 'en' | 'bn') =>
  ({ en: sessionEn, bn: sessionBn })[language].openDeposit;

test('an unreported payment can be reported from every page in three taps, beside a newer deposit and after the time to pay (S2.16)', async ({
  page,
  site,
  at,
  language,
  request,
}) => {
  const words = DEPOSIT_WORDS[language];
  const openDeposit = openDepositIn(language);
  const deposit = depositPage(page, words);
  const { main } = deposit;
  const number = main.getByRole('textbox', { name: words.report.number });
  const submit = main.getByRole('form', { name: words.report.form }).locator('button[type=submit]');
  await enter(page, site, 'vip');
  await page.goto(at('/deposit'));
  const older = await deposit.begin('Test Wallet A');
  await main.getByRole('link', { name: words.status.other }).click();
  await deposit.begin('Test Wallet B');
  await deposit.report('NEWER-1');
  await expect(main.getByText(words.reported.title)).toBeSeen();

  await page.goto(at('/promotions'));
  const taps = countedTaps();
  await taps.tap(main.getByRole('link', { name: said(openDeposit.bar.player) }));
  await expect(main.getByText(older)).toBeSeen();
  await taps.type(number, 'OLDER-1');
  await taps.tap(submit);
  await expect(main.getByText(words.reported.title)).toBeSeen();
  expect(taps.count()).toBeLessThanOrEqual(MOST_TAPS);

  await main.getByRole('link', { name: words.status.other }).click();
  const late = await deposit.begin('Test Wallet C');
  await page.goto(at('/promotions'));
  await control(request, site, { clock: { forward: 'PT31M' } });
  const lateTaps = countedTaps();
  await lateTaps.tap(main.getByRole('link', { name: said(openDeposit.bar.late) }));
  await expect(main.getByText(words.late.title)).toBeSeen();
  await lateTaps.type(number, 'LATE-9');
  await lateTaps.tap(submit);
  await expect(main.getByText(words.reported.title)).toBeSeen();
  expect(lateTaps.count()).toBeLessThanOrEqual(MOST_TAPS);
  await cashierPays(request, site, late);
  await expect(paidTitle(deposit)).toBeSeen();
});

test('a payment to a wrong number and one sent twice are corrected in three taps, and credited once for each transaction ID (S2.16)', async ({
  page,
  site,
  at,
  language,
  request,
}) => {
  const words = DEPOSIT_WORDS[language];
  const deposit = depositPage(page, words);
  const { main } = deposit;
  await enter(page, site, 'firstLogin');
  await page.goto(at('/deposit'));
  const first = await deposit.begin('Test Wallet A');
  await deposit.report('TWICE-1');
  const held = await deposit.balance();

  const taps = countedTaps();
  await taps.tap(main.getByRole('button', { name: words.reported.correct }));
  await taps.tap(main.getByRole('radio', { name: /01000000002/ }));
  await taps.tap(main.getByRole('button', { name: words.report.save }));
  await expect(main.getByText(/01000000002/)).toBeSeen();
  expect(taps.count()).toBeLessThanOrEqual(MOST_TAPS);

  const again = countedTaps();
  await again.tap(main.getByRole('button', { name: words.second.open }));
  await again.type(main.getByRole('textbox', { name: words.report.number }), 'TWICE-2');
  await again.tap(main.getByRole('button', { name: words.second.submit }));
  await expect(main.getByText('TWICE-2')).toBeSeen();
  expect(again.count()).toBeLessThanOrEqual(MOST_TAPS);
  const second = new URL(page.url()).searchParams.get('reference') ?? '';
  expect(second).not.toBe(first);
  await cashierPays(request, site, first);
  await cashierPays(request, site, second);
  await expect.poll(deposit.balance).toBe(held + 400_00);
});

test('a deposit from a tab closed before the response resumes in another tab, and a retry there makes no second deposit (S8.8, S9.6)', async ({
  page,
  context,
  site,
  at,
  language,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource|net::/);
  const words = DEPOSIT_WORDS[language];
  await enter(page, site, 'player');
  await page.goto(at('/deposit'));
  let reference = '';
  await page.route(
    (url) => url.pathname === '/wps/deposit',
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const { value } = await (await route.fetch()).json();
      reference = value.reference;
      await route.abort('connectionreset');
    },
  );
  const form = page.getByRole('main').getByRole('form', { name: words.form });
  await chooseMethod(form, 'Test Wallet B');
  await form.locator('button[aria-pressed]').first().click();
  const lost = page.waitForEvent('requestfailed', (call) => call.method() === 'POST');
  await form.locator('button[type=submit]').click();
  await lost;
  await page.close();

  const next = await context.newPage();
  await enter(next, site, 'player');
  await next.goto(at('/deposit'));
  await expect(next).toHaveURL(new RegExp(`reference=${reference}$`));
  await expect(next.getByRole('main').getByText('01000000002')).toBeSeen();
  await next.goto(at('/deposit?new'));
  const kept = next.getByRole('main').getByRole('form', { name: words.form });
  await expect(kept.getByRole('radio', { name: 'Test Wallet B' })).toBeChecked();
  await kept.locator('button[type=submit]').click();
  await expect(next).toHaveURL(new RegExp(`reference=${reference}$`));
});

test('returning from the provider does not count as payment: an unpaid deposit still waits (S2.16)', async ({
  page,
  site,
  at,
  language,
}) => {
  const words = DEPOSIT_WORDS[language];
  const deposit = depositPage(page, words);
  const { main } = deposit;
  await enter(page, site, 'agent1');
  await page.goto(at('/deposit'));
  const held = await deposit.balance();
  const reference = await deposit.begin('Test Card');
  await main.getByRole('link', { name: words.page.go }).click();
  await page.locator('a[href*="reference="]').click();
  await expect(main.getByText(words.page.asking)).toBeSeen();
  await page.goto(at(`/deposit?status=paid&result=success&reference=${reference}`));
  await expect(main.getByText(words.page.asking)).toBeSeen();
  await expect(paidTitle(deposit)).toHaveCount(0);
  expect(await deposit.balance()).toBe(held);
});
