import { lockMember, type PlayerStops } from '#sandbox/domains/protection/player.ts';
import { openRequirement } from '#sandbox/domains/rewards/turnover.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { creditDeposit } from '#sandbox/ledger/movements/deposit.ts';
import { publishBalance } from '#sandbox/ledger/publishBalance.ts';
import { DEPOSIT_TURNOVER } from '../settings.ts';
import { changeDeposit, type Deposit } from './changeDeposit.ts';
import { checkUnused } from './checkUnused.ts';
import { grantDepositReward } from './depositPromotion.ts';
import { limitsAllow } from './limitsAllow.ts';

/** The amount to credit for a deposit, in minor units: the one the player says they sent, if different. */
export const creditOf = ({ sentAmount, amount }: Pick<Deposit, 'sentAmount' | 'amount'>): bigint =>
  sentAmount ?? amount;

/** Why the payment of a deposit is returned; null for one that is credited. */
async function reasonToReturn(
  db: Database,
  one: Deposit,
  stops: PlayerStops | undefined,
  now: Date,
): Promise<Deposit['returned']> {
  if (one.whileStopped || stops?.status === 'closed') return 'stopped';
  return (await limitsAllow(db, one, creditOf(one), now)) ? null : 'limit';
}

/**
 * Pays a locked deposit that is pending, or had expired before its payment was found: credits the wallet once, adds its wagering
 * requirement and grants the reward of its promotion. Returns the payment instead if it was reported or seen while the player could not
 * play, the account is closed, or it exceeds the player's current limits. Refuses any other one (`deposit_state`), and a payment that
 * another deposit was paid with (`transaction_used`).
 */
export async function settleDeposit(
  db: Database,
  merchant: Merchant,
  before: Deposit,
  now: Date,
): Promise<Deposit> {
  const { transactionNumber, state } = before;
  if (state !== 'pending' && state !== 'expired') throw new Refusal('deposit_state');
  const stops = await lockMember(db, before.memberId);
  if (transactionNumber !== null) await checkUnused(db, before, transactionNumber, before);
  const returned = await reasonToReturn(db, before, stops, now);
  if (returned !== null) return changeDeposit(db, before, 'rejected', now, { returned });
  const paid = await changeDeposit(db, before, 'paid', now, { amount: creditOf(before) });
  const { memberId, reference, amount } = paid;
  await creditDeposit(db, { merchant, memberId, amount, key: reference, reference, at: now });
  await openRequirement(db, {
    ...{ merchantCode: merchant.merchantCode, memberId, source: 'deposit', reference },
    ...{ amount: amount * DEPOSIT_TURNOVER, at: now },
  });
  await grantDepositReward(db, merchant, paid, now);
  await publishBalance(db, merchant, memberId, now);
  return paid;
}
