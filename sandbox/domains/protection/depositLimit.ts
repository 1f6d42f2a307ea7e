import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { deposit } from '#sandbox/domains/wallet/deposits/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { type LimitName, SPANS, type Span } from './limitName.ts';
import { addReceived } from './receivedInLine.ts';
import { SPAN_MS } from './settings.ts';

const since = (now: Date, span: Span): Date => new Date(now.getTime() - SPAN_MS[span]);

const sumSince = (moment: Date): SQL<bigint> =>
  sql`coalesce(sum(${deposit.amount})
    FILTER (WHERE coalesce(${deposit.closedAt}, 'infinity') > ${moment.toISOString()}::timestamptz), 0)`.mapWith(
    BigInt,
  );

/**
 * A player's deposits in each span up to now, in minor units, including transfers from members above them. An open deposit that may still
 * be paid counts in all spans, so that no limit is exceeded whichever are paid; a paid one counts from its credit, however long ago it was
 * begun.
 *
 * @param which a condition for the deposits to count
 */
export async function depositsOf(
  db: Database,
  memberId: string,
  now: Date,
  which?: SQL,
): Promise<Record<Span, bigint>> {
  const [sums] = await db
    .select({
      day: sumSince(since(now, 'day')),
      week: sumSince(since(now, 'week')),
      month: sumSince(since(now, 'month')),
    })
    .from(deposit)
    .where(
      and(
        eq(deposit.memberId, memberId),
        inArray(deposit.state, ['created', 'pending', 'paid']),
        or(isNull(deposit.closedAt), gt(deposit.closedAt, since(now, 'month'))),
        which,
      ),
    );
  return addReceived(db, memberId, now, sums ?? { day: 0n, week: 0n, month: 0n });
}

/** The deposits that the limits still allow, in minor units: the lowest limit applies. Undefined if the player has set no limit. */
export function depositLeft(
  limits: ReadonlyMap<LimitName, bigint>,
  deposits: Record<Span, bigint>,
): bigint | undefined {
  const left = SPANS.flatMap((span) => {
    const limit = limits.get(`deposit-${span}`);
    return limit === undefined ? [] : [limit - deposits[span]];
  });
  const [first, ...more] = left;
  return first === undefined
    ? undefined
    : more.reduce((least, one) => (one < least ? one : least), first);
}
