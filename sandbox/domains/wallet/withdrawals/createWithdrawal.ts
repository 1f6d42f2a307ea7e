import { lockMember } from '#sandbox/domains/protection/player.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import { holdWithdrawal } from '#sandbox/ledger/movements/withdrawal.ts';
import { publishBalance } from '#sandbox/ledger/publishBalance.ts';
import { newReference } from '../reference.ts';
import { publishWithdrawal, type Withdrawal } from './changeWithdrawal.ts';
import { findPayoutAccount, type PayoutAccount, requirePaidTo } from './payoutAccounts.ts';
import { withdrawal } from './schema.ts';
import { withdrawalTerms } from './withdrawalTerms.ts';

/** A withdrawal as its player asks for it, in minor units. */
export interface AskedWithdrawal {
  accountId: string;
  amount: bigint;
  /** The fee that the player was shown; undefined if none was. */
  shownFee?: bigint | undefined;
}

/**
 * Requests a withdrawal, holds its amount and notifies its player. Refuses an account that is not the member's (`payout_account_unknown`) or whose provider no
 * longer receives withdrawals (`payout_provider_closed`), before the member's identity is verified (`identity_not_verified`), an amount
 * outside the limits (`amount_out_of_range`), while a wagering requirement is unmet (`turnover_left`), one too many in 24 hours
 * (`withdrawals_exhausted`), and one with another fee than its player was shown (`fee_changed`). Players on a break or suspended may withdraw, except unplayed bonuses and what they have won with them.
 *
 * @throws InsufficientFunds if the wallet does not cover the amount
 */
export async function createWithdrawal(
  db: Database,
  merchant: Merchant,
  memberId: string,
  { accountId, amount, shownFee }: AskedWithdrawal,
  now: Date,
): Promise<{ row: Withdrawal; account: PayoutAccount }> {
  const stops = (await lockMember(db, memberId)) ?? { excludedUntil: null, suspendedAt: null };
  // Looked up under the lock, so that it is not removed meanwhile.
  const account = await findPayoutAccount(db, memberId, accountId);
  requirePaidTo(account);
  const terms = await withdrawalTerms(db, merchant, { id: memberId, ...stops }, account.kind, now);
  if (terms.verification !== 'approved') throw new Refusal('identity_not_verified');
  if (amount < terms.least || amount > terms.most) throw new Refusal('amount_out_of_range');
  if (terms.withdrawalsLeft === 0) throw new Refusal('withdrawals_exhausted');
  const fee = terms.feeOf(amount);
  if (shownFee !== undefined && shownFee !== fee) throw new Refusal('fee_changed');
  const balance = await balanceOf(db, merchant, walletOf(merchant, memberId));
  const leavesHeld = amount > balance || amount <= balance - terms.held;
  if (terms.turnoverLeft > 0n || !leavesHeld) throw new Refusal('turnover_left');
  const reference = newReference('W');
  const owner = { memberId, reference, amount };
  await holdWithdrawal(db, { merchant, ...owner, key: reference, at: now });
  const { merchantCode, brand } = merchant;
  const [row] = await db
    .insert(withdrawal)
    .values({
      ...{ ...owner, merchantCode, payoutAccountId: account.id, fee },
      ...{ state: 'in-process', createdAt: now },
      receiptMinutes: brand.withdrawals.receiptMinutes,
    })
    .returning();
  if (!row) throw new Error('The withdrawal was not kept.');
  await publishBalance(db, merchant, memberId, now);
  await publishWithdrawal(db, row, now);
  return { row, account };
}
