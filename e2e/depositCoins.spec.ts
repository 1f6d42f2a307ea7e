import type { APIRequestContext } from '@playwright/test';
import sessionBn from '#languages/bn/session.json' with { type: 'json' };
import sessionEn from '#words/session.json' with { type: 'json' };
import {
  chooseMethod,
  DEPOSIT_WORDS,
  type DepositPage,
  depositPage,
  paidTitle,
} from './depositPage.ts';
import { control } from './faultFlow.ts';
import { sidewaysOverflow } from './journey.ts';
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';
import { said } from './said.ts';
import type { Site } from './sites.ts';

/** Sends coins to the address of a deposit, as the test network does. */
async function arrive(
  request: APIRequestContext,
  { origin, brand }: Site,
  reference: string,
  coins: string,
): Promise<void> {
  const answer = await request.post(`${origin}/sandbox/control/actions/receiveCoins`, {
    data: { reference, coins },
    headers: { 'Merchant-Code': brand.merchantCode },
  });
  expect(answer.ok()).toBe(true);
}

const COINS = /^\d+\.\d{6} TEST$/;

/** The number of coins that the page asks for. */
const askedOn = async ({ main }: DepositPage): Promise<string> =>
  (await main.getByText(COINS).innerText()).replace(' TEST', '');

/** The amount without one coin. */
const lessOne = (coins: string): string => (Number(coins) - 1).toFixed(6);

test('a player deposits coins to their own address, sends the rest after a reload, and late payments are credited too (S2.16)', async ({
  page,
  site,
  at,
  language,
  request,
}) => {
  const words = DEPOSIT_WORDS[language];
  const openDeposit = { en: sessionEn, bn: sessionBn }[language].openDeposit;
  const deposit = depositPage(page, words);
  const { main } = deposit;
  await enter(page, site, 'vip');
  await page.goto(at('/deposit'));
  await chooseMethod(main, 'Test Chain');
  await expect(main.getByText(said(words.coins.choice))).toBeSeen();
  const held = await deposit.balance();

  const reference = await deposit.begin('Test Chain');
  await expect(main.getByText(said(words.coins.only))).toBeSeen();
  await expect(main.getByRole('timer')).toBeSeen();
  await expect(main.getByRole('img', { name: words.coins.qr })).toBeSeen();
  const address = await main.getByText(/^TC[2-9A-Z]{38}$/).innerText();
  expect(await sidewaysOverflow(page)).toBe(0);

  await deposit.sendCoins(lessOne(await askedOn(deposit)));
  await expect(main.getByText(words.coins.partial.title)).toBeSeen();
  expect(await askedOn(deposit)).toBe('1.000000');
  await page.reload();
  await expect(main.getByText(address)).toBeSeen();
  expect(await sidewaysOverflow(page)).toBe(0);

  await page.goto(at('/promotions'));
  await main.getByRole('link', { name: said(openDeposit.bar.partial) }).click();
  await expect(main.getByText(address)).toBeSeen();
  await arrive(request, site, reference, '1');
  await expect(main.getByText(words.coins.confirming.title)).toBeSeen();
  await control(request, site, { clock: { forward: 'PT20S' } });
  await expect(paidTitle(deposit)).toBeSeen();
  await expect.poll(deposit.balance).toBe(held + 1000_00);

  await main.getByRole('link', { name: words.status.other }).click();
  const late = await deposit.begin('Test Chain');
  const asked = await askedOn(deposit);
  await control(request, site, { clock: { forward: 'PT31M' } });
  await expect(main.getByText(words.coins.expired)).toBeSeen();
  // They are credited at the rate of their arrival, which may be lower, so there are enough to stay above the minimum.
  await arrive(request, site, late, `${Number(asked) * 2}`);
  await expect(main.getByText(said(words.coins.confirming.late))).toBeSeen();
  await control(request, site, { clock: { forward: 'PT20S' } });
  await expect(main.getByText(said(words.coins.paid.late))).toBeSeen();
});
