import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { releaseWithdrawal } from '#sandbox/ledger/movements/withdrawal.ts';
import { publishBalance } from '#sandbox/ledger/publishBalance.ts';
import type { Receipt } from '../states.ts';
import { changeWithdrawal, requireStep, type Withdrawal } from './changeWithdrawal.ts';

/** Closes a locked withdrawal as received. Refuses one that is not paid in full (`withdrawal_state`). */
export async function receiveWithdrawal(
  db: Database,
  before: Withdrawal,
  receipt: Receipt,
  now: Date,
  note = before.note,
): Promise<Withdrawal> {
  if (before.paid < before.amount) throw new Refusal('withdrawal_state');
  return changeWithdrawal(db, before, 'paid', now, { receipt, note, closedAt: now });
}

/** Rejects a locked withdrawal: the unpaid part goes back to the wallet. Refuses one that is paid in full (`withdrawal_state`). */
export async function rejectWithdrawal(
  db: Database,
  merchant: Merchant,
  before: Withdrawal,
  note: string,
  now: Date,
): Promise<Withdrawal> {
  requireStep(before, 'rejected');
  const { memberId, reference } = before;
  const amount = before.amount - before.paid;
  if (amount === 0n) throw new Refusal('withdrawal_state');
  await releaseWithdrawal(db, { merchant, memberId, amount, key: reference, reference, at: now });
  const after = await changeWithdrawal(db, before, 'rejected', now, { note, closedAt: now });
  await publishBalance(db, merchant, memberId, now);
  return after;
}
