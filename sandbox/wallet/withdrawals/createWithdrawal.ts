import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { withdrawal } from '#sandbox/database/schema/wallet.ts';
import { holdWithdrawal } from '#sandbox/ledger/movements/withdrawal.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { lockMember } from '#sandbox/protection/player.ts';
import type { Member } from '#sandbox/sessions/session.ts';
import { publishBalance } from '../publishBalance.ts';
import { newReference } from '../reference.ts';
import { refuseUncovered } from '../refuseUncovered.ts';
import type { Withdrawal } from './changeWithdrawal.ts';
import type { PayoutAccount } from './payoutAccounts.ts';
import { withdrawalTerms } from './quote.ts';

/**
 * Asks for a withdrawal and holds its amount. Refuses an amount outside the limits (`amount_out_of_range`), while
 * turnover is left (`turnover_left`), one too many in 24 hours (`withdrawals_exhausted`), and what the wallet does not
 * cover (`balance_insufficient`). Players on a break may withdraw.
 */
export async function createWithdrawal(
  db: Database,
  merchant: Merchant,
  member: Pick<Member, 'id' | 'excludedUntil'>,
  { account, amount }: { account: PayoutAccount; amount: bigint },
  now: Date,
): Promise<Withdrawal> {
  await lockMember(db, member.id);
  const terms = await withdrawalTerms(db, member, account.kind, now);
  if (amount < terms.least || amount > terms.most) throw new Refusal('amount_out_of_range');
  if (terms.withdrawalsLeft === 0) throw new Refusal('withdrawals_exhausted');
  if (terms.turnoverLeft > 0n) throw new Refusal('turnover_left');
  const reference = newReference('W');
  const owner = { memberId: member.id, reference, amount };
  await refuseUncovered(holdWithdrawal(db, { merchant, ...owner, key: reference, at: now }));
  const { merchantCode } = merchant;
  const fee = terms.feeOf(amount);
  const [row] = await db
    .insert(withdrawal)
    .values({
      ...{ ...owner, merchantCode, payoutAccountId: account.id, fee },
      ...{ state: 'in-process', createdAt: now },
    })
    .returning();
  if (!row) throw new Error('The withdrawal was not kept.');
  await publishBalance(db, merchant, member.id, now);
  return row;
}
