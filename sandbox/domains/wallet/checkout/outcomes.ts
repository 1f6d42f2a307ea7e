import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { changeDeposit, type Deposit } from '../deposits/changeDeposit.ts';
import { deposit } from '../deposits/schema.ts';
import { settleDeposit } from '../deposits/settleDeposit.ts';
import { notifyDeposit } from '../outcomes/notifyOutcome.ts';

const SLOW_MS = 20_000;
const LATE_MS = 60_000;

/** The outcomes a tester can choose at the test provider, with their button texts. */
export const OUTCOMES = {
  paid: 'Pay',
  rejected: 'Decline',
  slow: 'Pay, confirmed after 20 seconds',
  twice: 'Pay, confirmed twice',
  late: 'Pay, confirmed after the time has run out',
  never: 'Leave without a confirmation',
} as const;
export type Outcome = keyof typeof OUTCOMES;

export const isOutcome = (value: unknown): value is Outcome =>
  typeof value === 'string' && Object.hasOwn(OUTCOMES, value);

/** The context in which the test provider handles a deposit: the transaction that has locked it. */
interface Provider {
  db: Database;
  merchant: Merchant;
  now: Date;
}

/** Schedules the provider's confirmation for a later time. */
async function payAt({ db }: Provider, found: Deposit, at: Date): Promise<Deposit> {
  const [after] = await db
    .update(deposit)
    .set({ providerPaysAt: at })
    .where(eq(deposit.id, found.id))
    .returning();
  return after ?? found;
}

/** Confirms a deposit, which credits or returns its payment, or rejects it, and notifies its player. */
async function close(
  { db, merchant, now }: Provider,
  found: Deposit,
  state: 'paid' | 'rejected',
): Promise<Deposit> {
  const after =
    state === 'paid'
      ? await settleDeposit(db, merchant, found, now)
      : await changeDeposit(db, found, state, now);
  await notifyDeposit(db, merchant, after, now);
  return after;
}

/** Ends the payment of a locked deposit with the tester's chosen outcome. Refuses one that is not open (`deposit_state`). */
export async function endPayment(
  provider: Provider,
  found: Deposit,
  outcome: Outcome,
): Promise<Deposit> {
  const { now } = provider;
  if (found.closedAt !== null || found.expiresAt <= now) throw new Refusal('deposit_state');
  switch (outcome) {
    case 'paid':
    case 'rejected':
      return close(provider, found, outcome);
    case 'slow':
      return payAt(provider, found, new Date(now.getTime() + SLOW_MS));
    case 'twice':
      // The second confirmation reaches a deposit that is already paid, and changes nothing.
      return payAt(provider, await close(provider, found, 'paid'), now);
    case 'late':
      return payAt(provider, found, new Date(found.expiresAt.getTime() + LATE_MS));
    case 'never':
      return found;
  }
}
