import { type Context, Hono } from 'hono';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Platform } from '#sandbox/contract/platform.ts';
import { inTransaction } from '#sandbox/contract/transaction.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Environment } from '#sandbox/http/environment.ts';
import { changeDeposit, type Deposit, lockDeposit } from '../deposits/changeDeposit.ts';
import { adapterOf } from '../methods.ts';
import { endPayment, isOutcome } from './outcomes.ts';
import { PAY_POLICY, payPage } from './page.ts';

/** The deposit of a page, locked. Those that are paid by hand or to an address have none. */
async function lockPaid(db: Database, reference: string): Promise<Deposit> {
  const found = await lockDeposit(db, reference);
  const adapter = adapterOf(found.method, found.provider);
  if (adapter !== 'redirect' && adapter !== 'iframe') throw new Refusal('deposit_unknown');
  return found;
}

/** The pages of the test provider: opening one begins the payment, its form ends it. */
export function payRoutes({ db, clock, merchants }: Platform): Hono<Environment> {
  const routes = new Hono<Environment>();
  const show = (context: Context<Environment>, deposit: Deposit, isLeft = false) =>
    context.html(payPage(merchants.find(deposit.merchantCode), deposit, isLeft), 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': PAY_POLICY,
    });
  routes.get('/:reference', async (context) => {
    const now = clock.now();
    const deposit = await inTransaction(db, async (tx) => {
      const found = await lockPaid(tx, context.req.param('reference'));
      const begins = found.state === 'created' && found.expiresAt > now;
      return begins ? changeDeposit(tx, found, 'pending', now) : found;
    });
    return show(context, deposit);
  });
  routes.post('/:reference', async (context) => {
    const { outcome } = await context.req.parseBody();
    const now = clock.now();
    const deposit = await inTransaction(db, async (tx) => {
      const found = await lockPaid(tx, context.req.param('reference'));
      const merchant = merchants.find(found.merchantCode);
      return endPayment(
        { db: tx, merchant, now },
        found,
        isOutcome(outcome) ? outcome : 'rejected',
      );
    });
    return show(context, deposit, outcome === 'never');
  });
  return routes;
}
