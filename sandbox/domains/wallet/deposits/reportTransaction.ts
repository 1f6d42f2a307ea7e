import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { adapterOf, DEPOSIT_METHODS } from '../methods.ts';
import { CONFIRMATION_MS } from '../settings.ts';
import { changeDeposit, type Deposit, updatePendingDeposit } from './changeDeposit.ts';
import { checkUnused } from './checkUnused.ts';
import { reportUntil } from './reportUntil.ts';
import { lockAndCheckStopped } from './stopped.ts';

/** A player's report of a payment that they made by hand. */
export type ReportedPayment = Pick<
  Deposit,
  'sentAmount' | 'sentAs' | 'sentProvider' | 'sentNumber'
> & {
  transactionNumber: string;
};

/**
 * Saves a player's report of their payment on a locked deposit, which then waits for the cashier; a second report corrects the first. An
 * expired deposit reopens for a while. What is reported or corrected while the player cannot play is returned, as nobody knows when it was
 * paid. Refuses a deposit that is not paid by hand or can no longer be reported (`deposit_state`), more than the method's maximum
 * (`amount_out_of_range`), and a number that is in use (`transaction_used`).
 */
export async function reportTransaction(
  db: Database,
  before: Deposit,
  reported: ReportedPayment,
  now: Date,
): Promise<Deposit> {
  if (adapterOf(before.method, before.provider) !== 'manual-reference')
    throw new Refusal('deposit_state');
  const sent = reported.sentAmount ?? 0n;
  if (sent > DEPOSIT_METHODS[before.method].most) throw new Refusal('amount_out_of_range');
  const isStopped = await lockAndCheckStopped(db, before.memberId, now);
  await checkUnused(db, before, reported.transactionNumber, before);
  const change = { ...reported, whileStopped: before.whileStopped || isStopped };
  if (before.state === 'pending') return updatePendingDeposit(db, before, change, now);
  const until = reportUntil(before);
  if (until === null || until <= now) throw new Refusal('deposit_state');
  const expiresAt = new Date(now.getTime() + CONFIRMATION_MS);
  const limitsAsked = before.state !== 'expired';
  return changeDeposit(db, before, 'pending', now, { ...change, expiresAt, limitsAsked });
}
