import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { inPeriod } from '#sandbox/kernel/market/period.ts';
import { payoutAccount, withdrawal } from '../schema.ts';
import { withdrawalValue } from './withdrawalValue.ts';

const sum = (amount: SQL) => sql`coalesce(sum(${amount}), 0)`.mapWith(BigInt);
const AMOUNT = sum(sql`${withdrawal.amount}`);
const RECEIVED = sum(sql`${withdrawal.paid} - ${withdrawal.paidFee}`);
const REMAINING = sum(sql`CASE WHEN ${withdrawal.state} = 'rejected' THEN 0
  ELSE ${withdrawal.amount} - ${withdrawal.fee} - ${withdrawal.paid} + ${withdrawal.paidFee} END`);

/** Returns a player's withdrawals with their totals (S3.16). */
export const getWithdrawalRecords: Handler<'getWithdrawalRecords'> = async ({
  db,
  merchant,
  session,
  now,
  query: { from, to, state, pageNo, pageSize },
}) => {
  const { timeZone } = merchant.brand.market;
  const where = and(
    eq(withdrawal.merchantCode, merchant.merchantCode),
    eq(withdrawal.memberId, session.member.id),
    inPeriod(withdrawal.createdAt, { from, to }, { timeZone, now }),
    state === undefined ? undefined : eq(withdrawal.state, state),
  );
  const [sums] = await db
    .select({ total: count(), amount: AMOUNT, received: RECEIVED, remaining: REMAINING })
    .from(withdrawal)
    .where(where);
  const rows = await db
    .select({ withdrawal, account: payoutAccount })
    .from(withdrawal)
    .innerJoin(payoutAccount, eq(payoutAccount.id, withdrawal.payoutAccountId))
    .where(where)
    .orderBy(desc(withdrawal.createdAt), desc(withdrawal.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const total = sums?.total ?? 0;
  return {
    withdrawals: rows.map((row) => withdrawalValue(merchant, row.withdrawal, row.account, now)),
    totals: {
      amount: amountText(merchant, sums?.amount ?? 0n),
      receivedAmount: amountText(merchant, sums?.received ?? 0n),
      remainingAmount: amountText(merchant, sums?.remaining ?? 0n),
    },
    totalPages: Math.ceil(total / pageSize),
    total,
  };
};
