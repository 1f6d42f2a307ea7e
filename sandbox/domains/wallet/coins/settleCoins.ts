import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant, Merchants } from '#sandbox/kernel/merchants.ts';
import { changeDeposit, type Deposit, expireIfOver } from '../deposits/changeDeposit.ts';
import { deposit } from '../deposits/schema.ts';
import { settleDeposit } from '../deposits/settleDeposit.ts';
import { DEPOSIT_METHODS, providerOf } from '../methods.ts';
import { notifyDeposit } from '../outcomes/notifyOutcome.ts';
import { partsOf, totalCoins, worthOf } from './coinAmount.ts';
import { coinPaymentsOf } from './coinPayments.ts';
import { confirmationsOf } from './network.ts';
import { requestedCoins } from './requestCoins.ts';

/** The value of a deposit that can be settled: all its coins are confirmed and no more are expected; undefined if it cannot. */
async function settledWorth(db: Database, one: Deposit, now: Date): Promise<bigint | undefined> {
  const asked = requestedCoins(one);
  const network = providerOf(one.method, one.provider)?.network;
  if (asked === null || network === undefined) return undefined;
  const payments = await coinPaymentsOf(db, [one.id]);
  const isWaiting = totalCoins(payments) < asked.coins && now < asked.until;
  const isConfirmed = payments.every(
    ({ seenAt }) => confirmationsOf(network, seenAt, now) === network.confirmations,
  );
  return isConfirmed && !isWaiting ? worthOf(payments.flatMap(partsOf)) : undefined;
}

/**
 * Credits the coins that arrived for a deposit. Sends back less than the minimum of its method, and what exceeds the player's own limits.
 *
 * @param worth in minor units
 */
const close = (db: Database, merchant: Merchant, one: Deposit, worth: bigint, now: Date) =>
  worth < DEPOSIT_METHODS[one.method].least
    ? changeDeposit(db, one, 'rejected', now, { returned: 'least' })
    : settleDeposit(db, merchant, { ...one, sentAmount: worth }, now);

/** Settles a deposit once no more coins are expected, however late that is, and notifies its player. */
async function settle(db: Database, merchant: Merchant, one: Deposit, now: Date): Promise<void> {
  const worth = await settledWorth(db, one, now);
  if (worth === undefined) return;
  const due = await expireIfOver(db, one, now);
  await notifyDeposit(db, merchant, await close(db, merchant, due, worth, now), now);
}

/** Settles the deposits for which coins have arrived. `db` is a transaction. */
export async function settleCoins(db: Database, merchants: Merchants, now: Date): Promise<void> {
  const due = await db
    .select()
    .from(deposit)
    .where(and(eq(deposit.state, 'pending'), isNotNull(deposit.coinAddress)))
    .orderBy(asc(deposit.id))
    .for('update');
  for (const one of due) await settle(db, merchants.find(one.merchantCode), one, now);
}
