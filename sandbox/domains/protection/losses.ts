import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '#sandbox/ledger/schema.ts';
import type { LimitName, Span } from './limitName.ts';
import { SPANS } from './limitName.ts';
import { SPAN_MS } from './settings.ts';

const since = (now: Date, span: Span): Date => new Date(now.getTime() - SPAN_MS[span]);

const sumSince = (moment: Date): SQL<bigint> =>
  sql`coalesce(sum(${ledgerEntry.amount})
    FILTER (WHERE ${ledgerTransaction.at} > ${moment.toISOString()}::timestamptz), 0)`.mapWith(
    BigInt,
  );

/**
 * A player's losses in each span up to now, in minor units: stakes less wins, below zero after a net win. Stakes on open bets count as
 * lost.
 */
export async function lossesOf(
  db: Database,
  memberId: string,
  now: Date,
): Promise<Record<Span, bigint>> {
  const [sums] = await db
    .select({
      day: sumSince(since(now, 'day')),
      week: sumSince(since(now, 'week')),
      month: sumSince(since(now, 'month')),
    })
    .from(ledgerTransaction)
    .innerJoin(ledgerEntry, eq(ledgerEntry.transactionId, ledgerTransaction.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(
      and(
        eq(ledgerTransaction.memberId, memberId),
        inArray(ledgerTransaction.kind, ['stake', 'win']),
        gt(ledgerTransaction.at, since(now, 'month')),
        // The house's gain is the player's loss.
        eq(ledgerAccount.kind, 'games'),
      ),
    );
  return sums ?? { day: 0n, week: 0n, month: 0n };
}

/** Whether a player has set a loss limit, so that their losses have to be added up. */
export const limitsLosses = (limits: ReadonlyMap<LimitName, bigint>): boolean =>
  SPANS.some((span) => limits.has(`loss-${span}`));

/** How much a player can still lose before reaching the first of their limits, in minor units; undefined without loss limits. */
export async function lossLeft(
  db: Database,
  memberId: string,
  limits: ReadonlyMap<LimitName, bigint>,
  now: Date,
): Promise<bigint | undefined> {
  if (!limitsLosses(limits)) return undefined;
  const losses = await lossesOf(db, memberId, now);
  const left = SPANS.flatMap((span) => {
    const limit = limits.get(`loss-${span}`);
    return limit === undefined ? [] : [limit - losses[span]];
  });
  return left.reduce((least, one) => (one < least ? one : least));
}
