import type { Database } from '#sandbox/database/database.ts';
import { creditDeposit } from '#sandbox/ledger/movements/deposit.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { openRequirement } from '#sandbox/rewards/turnover.ts';
import { publishBalance } from '../publishBalance.ts';
import { DEPOSIT_TURNOVER } from '../settings.ts';
import { changeDeposit, type Deposit } from './changeDeposit.ts';
import { grantDepositReward } from './depositPromotion.ts';

/**
 * Pays a pending deposit that is locked: credits the wallet once, asks for the turnover that comes with it and
 * gives the reward of its promotion.
 * Refuses one that is not pending (`deposit_state`).
 */
export async function payDeposit(
  db: Database,
  merchant: Merchant,
  pending: Deposit,
  now: Date,
): Promise<Deposit> {
  const paid = await changeDeposit(db, pending, 'paid', now);
  const { memberId, reference, amount } = paid;
  await creditDeposit(db, { merchant, memberId, amount, key: reference, reference, at: now });
  await openRequirement(db, {
    ...{ merchantCode: merchant.merchantCode, memberId, source: 'deposit', reference },
    ...{ amount: amount * DEPOSIT_TURNOVER, at: now },
  });
  await grantDepositReward(db, paid, now);
  await publishBalance(db, merchant, memberId, now);
  return paid;
}
