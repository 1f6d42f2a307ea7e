import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { creditDeposit } from '#sandbox/ledger/movements/deposit.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { limitsOf } from '#sandbox/protection/limits.ts';
import { openRequirement } from '#sandbox/rewards/turnover.ts';
import { depositLeft, depositsOf } from '../depositLimit.ts';
import { publishBalance } from '../publishBalance.ts';
import { DEPOSIT_TURNOVER } from '../settings.ts';
import { changeDeposit, type Deposit } from './changeDeposit.ts';
import { grantDepositReward } from './depositPromotion.ts';

/** Refuses a payment of more than was begun that the player's own limits do not leave (`deposit_limit_reached`). */
async function checkMore(
  db: Database,
  { memberId, amount }: Deposit,
  sent: bigint,
  now: Date,
): Promise<void> {
  if (sent <= amount) return;
  const left = depositLeft(await limitsOf(db, memberId), await depositsOf(db, memberId, now));
  if (left !== undefined && sent - amount > left) throw new Refusal('deposit_limit_reached');
}

/**
 * Pays a pending deposit that is locked, with what its player says that they sent where that is another amount: credits the wallet once, asks for the turnover that comes with it and
 * gives the reward of its promotion.
 * Refuses one that is not pending (`deposit_state`).
 */
export async function payDeposit(
  db: Database,
  merchant: Merchant,
  pending: Deposit,
  now: Date,
): Promise<Deposit> {
  const sent = pending.sentAmount ?? pending.amount;
  await checkMore(db, pending, sent, now);
  const paid = await changeDeposit(db, pending, 'paid', now, { amount: sent });
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
