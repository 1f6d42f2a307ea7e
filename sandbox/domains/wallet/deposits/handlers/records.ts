import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { inPeriod } from '#sandbox/kernel/market/period.ts';
import { deposit } from '../schema.ts';
import { showDeposits } from './showDeposits.ts';

const AMOUNT = sql`coalesce(sum(${deposit.amount}), 0)`.mapWith(BigInt);
const PAID =
  sql`coalesce(sum(${deposit.amount}) FILTER (WHERE ${deposit.state} = 'paid'), 0)`.mapWith(BigInt);

/** Returns a player's deposits with their totals (S2.16). */
export const getDepositRecords: Handler<'getDepositRecords'> = async ({
  db,
  merchant,
  session,
  now,
  query: { from, to, state, pageNo, pageSize },
}) => {
  const { timeZone } = merchant.brand.market;
  const where = and(
    eq(deposit.merchantCode, merchant.merchantCode),
    eq(deposit.memberId, session.member.id),
    inPeriod(deposit.createdAt, { from, to }, { timeZone, now }),
    state === undefined ? undefined : eq(deposit.state, state),
  );
  const [sums] = await db
    .select({ total: count(), amount: AMOUNT, paid: PAID })
    .from(deposit)
    .where(where);
  const rows = await db
    .select()
    .from(deposit)
    .where(where)
    .orderBy(desc(deposit.createdAt), desc(deposit.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const total = sums?.total ?? 0;
  return {
    deposits: await showDeposits(db, merchant, rows, now),
    totals: {
      amount: amountText(merchant, sums?.amount ?? 0n),
      paid: amountText(merchant, sums?.paid ?? 0n),
    },
    totalPages: Math.ceil(total / pageSize),
    total,
  };
};
