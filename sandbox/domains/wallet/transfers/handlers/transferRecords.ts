import { and, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { inPeriod } from '#sandbox/kernel/market/period.ts';
import { fundTransfer } from '../schema.ts';
import { transferValue } from './transferValue.ts';

const sender = alias(member, 'sender');
const receiver = alias(member, 'receiver');

const SENDER = {
  account: sender.account,
  realName: sender.realName,
  nickname: sender.nickname,
};
const RECEIVER = {
  account: receiver.account,
  realName: receiver.realName,
  nickname: receiver.nickname,
};

const sumWhere = (narrowing: SQL) =>
  sql`coalesce(sum(${fundTransfer.amount}) FILTER (WHERE ${narrowing}), 0)`.mapWith(BigInt);

/** Returns a player's transfers, sent and received, with their totals (S2.16). */
export const getTransferRecords: Handler<'getTransferRecords'> = async ({
  db,
  merchant,
  session,
  now,
  query: { from, to, kind, pageNo, pageSize },
}) => {
  const { id } = session.member;
  const { timeZone } = merchant.brand.market;
  const where = and(
    eq(fundTransfer.merchantCode, merchant.merchantCode),
    or(eq(fundTransfer.memberId, id), eq(fundTransfer.toMemberId, id)),
    inPeriod(fundTransfer.at, { from, to }, { timeZone, now }),
    kind === 'wallet' ? isNull(fundTransfer.toMemberId) : undefined,
    kind === 'member' ? isNotNull(fundTransfer.toMemberId) : undefined,
  );
  const cameIn = sql`(${fundTransfer.fromVendor} IS NOT NULL OR ${fundTransfer.memberId} <> ${id})`;
  const [sums] = await db
    .select({ total: count(), in: sumWhere(cameIn), out: sumWhere(sql`NOT ${cameIn}`) })
    .from(fundTransfer)
    .where(where);
  const rows = await db
    .select({ transfer: fundTransfer, sender: SENDER, receiver: RECEIVER })
    .from(fundTransfer)
    .innerJoin(sender, eq(sender.id, fundTransfer.memberId))
    .leftJoin(receiver, eq(receiver.id, fundTransfer.toMemberId))
    .where(where)
    .orderBy(desc(fundTransfer.at), desc(fundTransfer.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const total = sums?.total ?? 0;
  return {
    transfers: rows.map((row) => {
      const isSender = row.transfer.memberId === id;
      const other = row.receiver === null ? null : isSender ? row.receiver : row.sender;
      return transferValue(merchant, row.transfer, id, other);
    }),
    totals: {
      in: amountText(merchant, sums?.in ?? 0n),
      out: amountText(merchant, sums?.out ?? 0n),
    },
    totalPages: Math.ceil(total / pageSize),
    total,
  };
};
