import { and, eq, gt, sql } from 'drizzle-orm';
import { memberLine } from '#sandbox/domains/agents/schema.ts';
import { fundTransfer } from '#sandbox/domains/wallet/transfers/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Span } from './limitName.ts';
import { SPAN_MS } from './settings.ts';

/**
 * Adds transfers received from members above to a player's deposits in each span, in minor units: money bought from an agent counts towards
 * deposit limits like any other.
 */
export async function addReceived(
  db: Database,
  memberId: string,
  now: Date,
  deposits: Record<Span, bigint>,
): Promise<Record<Span, bigint>> {
  const since = (span: Span) => new Date(now.getTime() - SPAN_MS[span]);
  const receivedIn = (span: Span) =>
    sql`coalesce(sum(${fundTransfer.amount})
      FILTER (WHERE ${fundTransfer.at} > ${since(span).toISOString()}::timestamptz), 0)`.mapWith(
      BigInt,
    );
  const fromAbove = and(
    eq(memberLine.ancestorId, fundTransfer.memberId),
    eq(memberLine.memberId, fundTransfer.toMemberId),
  );
  const [received] = await db
    .select({ day: receivedIn('day'), week: receivedIn('week'), month: receivedIn('month') })
    .from(fundTransfer)
    .innerJoin(memberLine, fromAbove)
    .where(and(eq(fundTransfer.toMemberId, memberId), gt(fundTransfer.at, since('month'))));
  if (!received) return deposits;
  return {
    day: deposits.day + received.day,
    week: deposits.week + received.week,
    month: deposits.month + received.month,
  };
}

/** Whether one member is above another in a line, at any depth. */
export async function isAbove(
  db: Database,
  ancestorId: string,
  memberId: string,
): Promise<boolean> {
  const between = and(eq(memberLine.ancestorId, ancestorId), eq(memberLine.memberId, memberId));
  return (await db.$count(memberLine, between)) > 0;
}
