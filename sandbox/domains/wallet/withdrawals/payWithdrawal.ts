import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { wholeUnits } from '#sandbox/kernel/market/currencyUnit.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { settleWithdrawal } from '#sandbox/ledger/movements/withdrawal.ts';
import { changeWithdrawal, requireStep, type Withdrawal } from './changeWithdrawal.ts';

/**
 * Pays a part of a locked, approved withdrawal, or all that remains. The fee is taken in proportion to each part. Refuses one that is not
 * approved (`withdrawal_state`) and a part that is zero or more than remains (`amount_out_of_range`).
 *
 * @param part in minor units of the withdrawal's amount, the fee included
 */
export async function payWithdrawal(
  db: Database,
  merchant: Merchant,
  before: Withdrawal,
  part: bigint | undefined,
  now: Date,
): Promise<Withdrawal> {
  requireStep(before, 'paying');
  const { memberId, reference, amount } = before;
  const remaining = amount - before.paid;
  const gross = part ?? remaining;
  if (remaining === 0n) throw new Refusal('withdrawal_state');
  if (gross <= 0n || gross > remaining) throw new Refusal('amount_out_of_range');
  const paid = before.paid + gross;
  const paidFee = paid === amount ? before.fee : wholeUnits(merchant, (before.fee * paid) / amount);
  const parts = before.parts + 1;
  await settleWithdrawal(db, {
    ...{ merchant, memberId, reference, at: now },
    ...{ amount: gross, fee: paidFee - before.paidFee, key: `${reference}-${parts}` },
  });
  return changeWithdrawal(db, before, 'paying', now, { paid, paidFee, parts, lastPaidAt: now });
}
