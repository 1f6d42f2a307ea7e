import { type Context, Hono } from 'hono';
import type { Platform } from '#sandbox/kernel/contract/platform.ts';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { changeDeposit, type Deposit, lockDeposit } from '../deposits/changeDeposit.ts';
import { adapterOf } from '../methods.ts';
import { coinPage, sendCoins } from './coinPage.ts';
import { PAY_POLICY, type Part } from './document.ts';
import { manualPaymentPage } from './manualPaymentPage.ts';
import { sendManualPayment } from './manualPayments.ts';
import { endPayment, isOutcome } from './outcomes.ts';
import { checkoutPage } from './page.ts';

/** A locked deposit, and the transaction that locked it. */
interface Held {
  db: Database;
  merchant: Merchant;
  deposit: Deposit;
  now: Date;
}

/** The submitted fields of a form. */
type Fields = Record<string, string>;

/** The page handlers of one way to pay. */
interface Pages {
  open: (held: Held) => Promise<Part> | Part;
  send: (held: Held, fields: Fields) => Promise<Part>;
}

/** The provider's page: opening it begins the payment, submitting its form ends it. */
const PROVIDER: Pages = {
  async open({ db, merchant, deposit, now }) {
    const begins = deposit.state === 'created' && deposit.expiresAt > now;
    return checkoutPage(
      merchant,
      begins ? await changeDeposit(db, deposit, 'pending', now) : deposit,
    );
  },
  async send({ db, merchant, deposit, now }, { outcome }) {
    const ending = isOutcome(outcome) ? outcome : 'rejected';
    const after = await endPayment({ db, merchant, now }, deposit, ending);
    return checkoutPage(merchant, after, ending === 'never');
  },
};

/** The app of a mobile wallet or bank, whose payments the player reports, and the coin wallet, whose network is watched. */
const APP: Pages = {
  open: ({ merchant, deposit }) => manualPaymentPage(merchant, deposit),
  async send({ db, merchant, deposit, now }, fields) {
    const { number = '', amount = '', action = '', outcome = '' } = fields;
    const form = { number, amount, action, outcome };
    return manualPaymentPage(merchant, deposit, {
      form,
      result: await sendManualPayment(db, merchant, deposit, form, now),
    });
  },
};
const COIN_WALLET: Pages = {
  open: ({ db, merchant, deposit }) => coinPage(db, merchant, deposit),
  async send({ db, merchant, deposit, now }, { coins = '' }) {
    const result = await sendCoins(db, deposit, coins, now);
    return coinPage(db, merchant, deposit, result);
  },
};

const PAGES = {
  redirect: PROVIDER,
  iframe: PROVIDER,
  'manual-reference': APP,
  address: COIN_WALLET,
} as const satisfies Record<ReturnType<typeof adapterOf>, Pages>;

/** The text fields of a form. */
const fieldsOf = (body: Record<string, unknown>): Fields =>
  Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** The routes of the test providers' pages, each by the reference of its deposit. */
export function checkoutRoutes({ db, clock, merchants }: Platform): Hono<Environment> {
  const routes = new Hono<Environment>();
  const show = async (
    context: Context<Environment, '/:reference'>,
    page: (pages: Pages, held: Held) => Promise<Part> | Part,
  ) => {
    const now = clock.now();
    const part = await inTransaction(db, async (tx) => {
      const deposit = await lockDeposit(tx, context.req.param('reference'));
      const merchant = merchants.find(deposit.merchantCode);
      const pages = PAGES[adapterOf(deposit.method, deposit.provider)];
      return page(pages, { db: tx, merchant, deposit, now });
    });
    return context.html(part, 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': PAY_POLICY,
    });
  };
  routes.get('/:reference', (context) => show(context, (pages, held) => pages.open(held)));
  routes.post('/:reference', async (context) => {
    const fields = fieldsOf(await context.req.parseBody());
    return show(context, (pages, held) => pages.send(held, fields));
  });
  return routes;
}
