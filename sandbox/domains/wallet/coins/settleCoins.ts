import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant, Merchants } from '#sandbox/kernel/merchants.ts';
import { changeDeposit, type Deposit, expireIfOver } from '../deposits/changeDeposit.ts';
import { payDeposit } from '../deposits/payDeposit.ts';
import { deposit } from '../deposits/schema.ts';
import { DEPOSIT_METHODS, providerOf } from '../methods.ts';
import { notifyDeposit } from '../outcomes/notifyOutcome.ts';
import { askedCoins } from './askCoins.ts';
import { partsOf, totalCoins, worthOf } from './coinAmount.ts';
import { coinPaymentsOf } from './coinPayments.ts';
import { confirmationsOf } from './network.ts';

/** What a deposit is worth that can be settled: all that was seen is confirmed, and nothing more is waited for. */
async function settledWorth(db: Database, one: Deposit, now: Date): Promise<bigint | undefined> {
  const asked = askedCoins(one);
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
 * Credits what arrived for a deposit. Less than the least amount of its method is returned, and so is what the player's own limits do not
 * leave.
 *
 * @param worth in minor units
 */
const close = (db: Database, merchant: Merchant, one: Deposit, worth: bigint, now: Date) =>
  worth < DEPOSIT_METHODS[one.method].least
    ? changeDeposit(db, one, 'rejected', now, { returned: 'least' })
    : payDeposit(db, merchant, { ...one, sentAmount: worth }, now);

/** Settles a deposit once nothing more is waited for, however late that is, and writes to its player. */
async function settle(db: Database, merchant: Merchant, one: Deposit, now: Date): Promise<void> {
  const worth = await settledWorth(db, one, now);
  if (worth === undefined) return;
  const due = await expireIfOver(db, one, now);
  await notifyDeposit(db, merchant, await close(db, merchant, due, worth, now), now);
}

/** Settles the deposits that coins have arrived for. `db` is a transaction. */
export async function settleCoins(db: Database, merchants: Merchants, now: Date): Promise<void> {
  const due = await db
    .select()
    .from(deposit)
    .where(and(eq(deposit.state, 'pending'), isNotNull(deposit.coinAddress)))
    .orderBy(asc(deposit.id))
    .for('update');
  for (const one of due) await settle(db, merchants.find(one.merchantCode), one, now);
}
