import { and, desc, eq, isNull } from 'drizzle-orm';
import { requireStepUp } from '#sandbox/domains/accounts/stepUp.ts';
import { withPaymentPassword } from '#sandbox/domains/accounts/withPaymentPassword.ts';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { AreaHandlers, Call } from '#sandbox/kernel/contract/operations.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { parseAmount } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import { givenAmount } from '#sandbox/kernel/market/givenAmount.ts';
import { lockWithdrawal, type Withdrawal } from '../changeWithdrawal.ts';
import { receiveWithdrawal } from '../closeWithdrawal.ts';
import { createWithdrawal } from '../createWithdrawal.ts';
import { payoutAccount, withdrawal } from '../schema.ts';
import { accountHandlers } from './accounts.ts';
import { quoteWithdrawal } from './quote.ts';
import { getWithdrawalRecords } from './records.ts';
import { withdrawalValue } from './withdrawalValue.ts';

/** The API value of a withdrawal with its payout account, even if removed by now. */
async function shown(db: Database, merchant: Priced, row: Withdrawal, now: Date) {
  const [account] = await db
    .select()
    .from(payoutAccount)
    .where(eq(payoutAccount.id, row.payoutAccountId));
  if (!account) throw new Error('The account of the withdrawal is gone.');
  return withdrawalValue(merchant, row, account, now);
}

async function create({ db, merchant, session, headers, now, body }: Call<'createWithdrawal'>) {
  await requireStepUp({ db, session, headers, now });
  const asked = {
    accountId: body.accountId,
    amount: givenAmount(merchant, 'amount', body.amount),
    shownFee: body.fee === undefined ? undefined : parseAmount(merchant, body.fee),
  };
  const { row, account } = await createWithdrawal(db, merchant, session.member.id, asked, now);
  return withdrawalValue(merchant, row, account, now);
}

/** Handlers for withdrawals (S2.16 withdraw). */
export const withdrawalHandlers = (parts: HandlerParts): AreaHandlers<'withdrawals'> => ({
  ...accountHandlers(parts),
  quoteWithdrawal,
  getWithdrawalRecords,
  async getWithdrawal({ db, merchant, session: { member }, now, query: { reference } }) {
    const asked =
      reference === undefined ? isNull(withdrawal.closedAt) : eq(withdrawal.reference, reference);
    const [row] = await db
      .select()
      .from(withdrawal)
      .where(and(eq(withdrawal.memberId, member.id), asked))
      .orderBy(desc(withdrawal.id))
      .limit(1);
    if (!row && reference !== undefined) throw new Refusal('withdrawal_unknown');
    return row ? shown(db, merchant, row, now) : null;
  },
  createWithdrawal: withPaymentPassword(create),
  async confirmWithdrawal({ db, merchant, session: { member }, now, body: { reference } }) {
    const before = await lockWithdrawal(db, reference, { memberId: member.id });
    return shown(db, merchant, await receiveWithdrawal(db, before, 'confirmed', now), now);
  },
});
