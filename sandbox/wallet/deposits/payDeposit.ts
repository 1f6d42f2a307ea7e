import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { creditDeposit } from '#sandbox/ledger/movements/deposit.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { limitsOf } from '#sandbox/protection/limits.ts';
import { lockMember } from '#sandbox/protection/player.ts';
import { openRequirement } from '#sandbox/rewards/turnover.ts';
import { depositLeft, depositsOf } from '../depositLimit.ts';
import { publishBalance } from '../publishBalance.ts';
import { DEPOSIT_TURNOVER } from '../settings.ts';
import { changeDeposit, type Deposit } from './changeDeposit.ts';
import { checkUnused } from './checkUnused.ts';
import { grantDepositReward } from './depositPromotion.ts';

/**
 * Refuses a payment that the player's own limits do not leave (`deposit_limit_reached`). They count an open deposit already, so
 * that only what was sent beyond it is new; all of it is new where the deposit had expired. A payment that nobody had asked for is
 * counted without having been allowed.
 */
async function checkLimits(
  db: Database,
  { memberId, amount, state, limitsAsked }: Deposit,
  sent: bigint,
  now: Date,
): Promise<void> {
  const added = state === 'expired' ? sent : sent - amount;
  if (added <= 0n && limitsAsked) return;
  const left = depositLeft(await limitsOf(db, memberId), await depositsOf(db, memberId, now));
  if (left !== undefined && added > left) throw new Refusal('deposit_limit_reached');
}

/**
 * Pays a deposit that is locked and pending, or had expired before its payment was found, with what its player says that they
 * sent where that is another amount: credits the wallet once, asks for the turnover that comes with it and gives the reward of
 * its promotion. A payment that nobody had asked for while the player could not play is returned instead. Refuses any other one (`deposit_state`), a payment that another deposit was paid with (`transaction_used`), and what
 * the player's limits do not leave (`deposit_limit_reached`).
 */
export async function payDeposit(
  db: Database,
  merchant: Merchant,
  before: Deposit,
  now: Date,
): Promise<Deposit> {
  const { transactionNumber } = before;
  await lockMember(db, before.memberId);
  if (transactionNumber !== null) await checkUnused(db, before, transactionNumber, before);
  if (before.whileStopped) {
    return changeDeposit(db, before, 'rejected', now, { returned: 'stopped' });
  }
  const sent = before.sentAmount ?? before.amount;
  await checkLimits(db, before, sent, now);
  const paid = await changeDeposit(db, before, 'paid', now, { amount: sent });
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
