import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { dayOf, type MarketTime } from '#sandbox/kernel/market/period.ts';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '#sandbox/ledger/schema.ts';
import type { TransactionKind } from '#sandbox/ledger/transactionKind.ts';
import { MONEY_ACCOUNTS } from './moneyStatement.ts';
import { BETWEEN_OWN } from './moneyTotals.ts';
import { periodOf } from './periodOf.ts';

/** One month of all of a member's wallets together, in minor units. */
export interface StatementMonth {
  /** `2026-03`. */
  month: string;
  opening: bigint;
  movements: { kind: TransactionKind; amount: bigint }[];
  closing: bigint;
}

/** The last `months` months up to the month of `day`, oldest first, as `2026-03`. */
export function monthsUpTo(day: string, months: number): string[] {
  const last = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  return Array.from({ length: months }, (_, place) => {
    const month = new Date(last);
    month.setUTCMonth(last.getUTCMonth() - (months - 1 - place));
    return month.toISOString().slice(0, 7);
  });
}

const SUM = sql`coalesce(sum(${ledgerEntry.amount}), 0)`.mapWith(BigInt);

const ofMember = (memberId: string) =>
  and(eq(ledgerAccount.memberId, memberId), inArray(ledgerAccount.kind, MONEY_ACCOUNTS));

/** The total balance of a member's wallets before a moment. */
async function heldBefore(db: Database, memberId: string, moment: Date): Promise<bigint> {
  const [held] = await db
    .select({ amount: SUM })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .where(and(ofMember(memberId), lt(ledgerTransaction.at, moment)));
  return held?.amount ?? 0n;
}

/**
 * The monthly statement of a member's wallets, the current month first: opening balance, changes by kind, closing balance. Each month opens
 * with the closing balance of the one before.
 */
export async function monthlyStatement(
  db: Database,
  memberId: string,
  months: number,
  market: MarketTime,
): Promise<StatementMonth[]> {
  const today = dayOf(market.now, market.timeZone);
  const names = monthsUpTo(today, months);
  const { from } = await periodOf(db, { from: `${names[0]}-01`, to: today }, market);
  const sums = await db
    .select({
      month: sql<string>`to_char(${ledgerTransaction.at} AT TIME ZONE ${market.timeZone}, 'YYYY-MM')`,
      kind: ledgerTransaction.kind,
      amount: SUM,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .where(
      and(
        ofMember(memberId),
        gte(ledgerTransaction.at, from),
        ne(ledgerTransaction.kind, BETWEEN_OWN),
      ),
    )
    .groupBy(sql`1`, ledgerTransaction.kind)
    .orderBy(ledgerTransaction.kind);
  let opening = await heldBefore(db, memberId, from);
  const all: StatementMonth[] = [];
  for (const month of names) {
    const movements = sums
      .filter((sum) => sum.month === month)
      .map(({ kind, amount }) => ({ kind, amount }));
    const closing = movements.reduce((held, { amount }) => held + amount, opening);
    all.push({ month, opening, movements, closing });
    opening = closing;
  }
  return all.reverse();
}
