import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { lockName } from '#sandbox/kernel/database/lockName.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import {
  changeDeposit,
  type Deposit,
  expireIfOver,
  updatePendingDeposit,
} from '../deposits/changeDeposit.ts';
import { coinPayment, deposit } from '../deposits/schema.ts';
import { lockAndCheckStopped } from '../deposits/stopped.ts';
import { DEPOSIT_METHODS, providerOf } from '../methods.ts';
import { newReference } from '../reference.ts';
import { COINS_SETTLED_MS } from '../settings.ts';
import { type ArrivedCoins, totalCoins, worthOf } from './coinAmount.ts';
import { coinPaymentsOf } from './coinPayments.ts';
import { coinRate } from './network.ts';
import { type AskedCoins, requestedCoins } from './requestCoins.ts';

/** A transaction seen on the network. */
export interface SeenCoins {
  hash: string;
  /** In millionths. */
  coins: bigint;
}

/**
 * Records coins that arrived for a closed deposit as a new deposit, at the current rate; it is checked against the player's limits when it
 * is paid, and returned if the player cannot play now.
 */
async function openAnother(
  db: Database,
  { merchantCode, memberId, method, provider }: Deposit,
  { address, until }: AskedCoins,
  coins: bigint,
  now: Date,
): Promise<Deposit> {
  const rate = coinRate(now);
  const worth = worthOf([{ coins, rate }]);
  const [row] = await db
    .insert(deposit)
    .values({
      ...{ merchantCode, memberId, method, provider, reference: newReference('D') },
      // Dust worth nothing is recorded all the same, and returned.
      ...{ amount: worth > 0n ? worth : 1n, fee: DEPOSIT_METHODS[method].fee },
      ...{ state: 'pending' as const, limitsAsked: false, createdAt: now },
      whileStopped: await lockAndCheckStopped(db, memberId, now),
      expiresAt: new Date(now.getTime() + COINS_SETTLED_MS),
      ...{ coinAddress: address, coins, coinRate: rate, coinUntil: until },
    })
    .returning();
  if (!row) throw new Error('The deposit was not kept.');
  const { reference, state } = row;
  await publish(db, merchantCode, now, {
    to: memberId,
    type: 'deposit',
    data: { reference, state },
  });
  return row;
}

/** The deposit to credit with the coins: the one of their address while it is open or after it has expired, otherwise a new one. */
async function openFor(
  db: Database,
  before: Deposit,
  asked: AskedCoins,
  coins: bigint,
  now: Date,
): Promise<Deposit> {
  const expiresAt = new Date(now.getTime() + COINS_SETTLED_MS);
  const due = await expireIfOver(db, before, now);
  if (due.state === 'pending') return updatePendingDeposit(db, due, { expiresAt }, now);
  if (due.state === 'paid' || due.state === 'rejected') {
    return openAnother(db, due, asked, coins, now);
  }
  const limitsAsked = due.state !== 'expired';
  const whileStopped = !limitsAsked && (await lockAndCheckStopped(db, due.memberId, now));
  return changeDeposit(db, due, 'pending', now, { expiresAt, limitsAsked, whileStopped });
}

/**
 * Coins with the rates at which they are credited. A deposit's fixed rate applies to the coins it requests within the time to pay: coins
 * that come later, or in excess, get the current rate.
 */
async function rated(db: Database, one: Deposit, coins: bigint, now: Date): Promise<ArrivedCoins> {
  const asked = requestedCoins(one);
  const arrival = coinRate(now);
  if (asked === null || now >= asked.until) {
    return { coins, rate: arrival, beyond: 0n, beyondRate: null };
  }
  const missing = asked.coins - totalCoins(await coinPaymentsOf(db, [one.id]));
  const due = missing > 0n ? missing : 0n;
  const beyond = coins > due ? coins - due : 0n;
  return { coins, rate: asked.rate, beyond, beyondRate: beyond > 0n ? arrival : null };
}

/**
 * Records coins that the network shows at the address of a locked deposit, each at its rate. A transaction already recorded changes
 * nothing, however often the network shows it. Refuses a deposit without an address (`deposit_state`), and a transaction of another address
 * (`transaction_used`).
 */
export async function receiveCoins(
  db: Database,
  before: Deposit,
  { hash, coins }: SeenCoins,
  now: Date,
): Promise<Deposit> {
  const network = providerOf(before.method, before.provider)?.network?.id;
  const asked = requestedCoins(before);
  if (network === undefined || asked === null) throw new Refusal('deposit_state');
  await lockName(db, `coins ${network} ${hash}`);
  const [kept] = await db
    .select({ deposit })
    .from(coinPayment)
    .innerJoin(deposit, eq(deposit.id, coinPayment.depositId))
    .where(and(eq(coinPayment.network, network), eq(coinPayment.hash, hash)));
  if (kept && kept.deposit.coinAddress !== asked.address) throw new Refusal('transaction_used');
  if (kept) return kept.deposit;
  const after = await openFor(db, before, asked, coins, now);
  const arrived = await rated(db, after, coins, now);
  await db
    .insert(coinPayment)
    .values({ ...arrived, depositId: after.id, network, hash, seenAt: now });
  return after;
}
