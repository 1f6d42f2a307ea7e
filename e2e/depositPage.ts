import type { APIRequestContext, Locator, Page } from '@playwright/test';
import bn from '#languages/bn/deposit.json' with { type: 'json' };
import en from '#words/deposit.json' with { type: 'json' };
import { expect } from './peopleSite.ts';
import { said } from './said.ts';
import type { Site } from './sites.ts';

/** The messages of the deposit page. */
export const DEPOSIT_WORDS: Record<'en' | 'bn', typeof en> = { en, bn };
export type DepositWords = typeof en;

/** The text about a deposit that a person in front of the page can see. */
export interface DepositPage {
  main: Locator;
  words: DepositWords;
  /** Chooses a method and the first quick amount, and submits the form. */
  send: (provider: string) => Promise<void>;
  /** Submits the form, answers what is `asked` then, and creates the deposit. Returns its reference. */
  begin: (provider: string, asked?: () => Promise<void>) => Promise<string>;
  /** Pays in the provider's app, in another tab, to the number on the page. Returns the transaction ID. */
  payInApp: (amount: string) => Promise<string>;
  /** Sends coins from the test wallet, in another tab. */
  sendCoins: (coins: string) => Promise<void>;
  /** Enters a transaction ID and reports the payment. */
  report: (number: string) => Promise<void>;
  /** The balance in the header, in hundredths. */
  balance: () => Promise<number>;
}

/** Parses an amount of the header into hundredths. */
const minor = (text: string | null): number => Math.round(Number(text ?? '0') * 100);

/** Presses a link that opens another tab, performs an action there and closes it. */
async function inTab<T>(page: Page, link: Locator, act: (tab: Page) => Promise<T>): Promise<T> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  const done = await act(tab);
  await tab.close();
  return done;
}

/** Chooses a method of the deposit form; on phones a button shows all but one of them. */
export async function chooseMethod(main: Locator, provider: string): Promise<void> {
  const unfold = main.locator('button[aria-expanded=false]');
  const method = main.getByRole('radio', { name: provider });
  await expect(method.or(unfold).first()).toBeVisible();
  if (await method.isHidden()) await unfold.click();
  await method.click();
}

/** The deposit page as a person uses it, in one language. */
export function depositPage(page: Page, words: DepositWords): DepositPage {
  const main = page.getByRole('main');
  const send = async (provider: string) => {
    const form = main.getByRole('form', { name: words.form });
    await chooseMethod(main, provider);
    await form.locator('button[aria-pressed]').first().click();
    await form.locator('button[type=submit]').click();
  };
  return {
    main,
    words,
    send,
    async begin(provider, asked) {
      const before = page.url();
      await send(provider);
      await asked?.();
      await expect(page).toHaveURL(/reference=D[0-9A-Z]{12}$/);
      expect(page.url()).not.toBe(before);
      return new URL(page.url()).searchParams.get('reference') ?? '';
    },
    async payInApp(amount) {
      const number = await main.getByText(/^\d{11}$/).innerText();
      const link = main.getByRole('link', { name: said(words.hand.open) });
      return inTab(page, link, async (app) => {
        await app.getByLabel('Number').fill(number);
        await app.getByLabel('Amount').fill(amount);
        await app.getByRole('button', { name: 'Send', exact: true }).click();
        return app.getByRole('status').locator('code').innerText();
      });
    },
    sendCoins: (coins) =>
      inTab(page, main.getByRole('link', { name: words.coins.open }), async (wallet) => {
        await wallet.getByRole('textbox').fill(coins);
        await wallet.getByRole('button', { name: 'Send' }).click();
        await expect(wallet.getByRole('status')).toBeSeen();
      }),
    async report(number) {
      await main.getByRole('textbox', { name: words.report.number }).fill(number);
      await main
        .getByRole('form', { name: words.report.form })
        .locator('button[type=submit]')
        .click();
    },
    balance: async () =>
      minor(await page.getByRole('banner').first().locator('data').getAttribute('value')),
  };
}

/** The title of the page once a deposit is credited. */
export const paidTitle = ({ main, words }: DepositPage): Locator =>
  main.getByText(said(words.paid.title));

/** Credits a reported deposit, as the cashier of the test platform. */
export async function cashierPays(
  request: APIRequestContext,
  { origin, brand }: Site,
  reference: string,
): Promise<void> {
  const headers = { 'Merchant-Code': brand.merchantCode };
  const control = `${origin}/sandbox/control`;
  const listing = await request.get(`${control}/listings/deposits?search=${reference}`, {
    headers,
  });
  const [row] = Object((await listing.json()).value).rows;
  const { input } = row.offers.find(({ action }: { action: string }) => action === 'payDeposit');
  const answer = await request.post(`${control}/actions/payDeposit`, { data: input, headers });
  expect(answer.ok()).toBe(true);
}
