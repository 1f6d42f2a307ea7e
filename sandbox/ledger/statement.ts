import { and, asc, count, desc, eq, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { AccountKind, MemberAccountKind } from './accountName.ts';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from './schema.ts';
import type { TransactionKind } from './transactionKind.ts';

/** The filters of a statement. An omitted filter restricts nothing. */
export interface StatementFilter {
  accounts?: readonly MemberAccountKind[] | undefined;
  kinds?: readonly TransactionKind[] | undefined;
  /** The start of the period, included. */
  from?: Date | undefined;
  /** The end of the period, excluded. */
  until?: Date | undefined;
}

/** One page of a long list. */
export interface Page {
  /** From 1. */
  pageNo: number;
  pageSize: number;
}

const LINE = {
  id: ledgerEntry.id,
  transactionId: ledgerTransaction.id,
  at: ledgerTransaction.at,
  kind: ledgerTransaction.kind,
  reference: ledgerTransaction.reference,
  note: ledgerTransaction.note,
  account: ledgerAccount.kind,
  vendorCode: ledgerAccount.vendorCode,
  currency: ledgerAccount.currency,
  amount: ledgerEntry.amount,
  balanceAfter: ledgerEntry.balanceAfter,
};

/** One entry in a member's account, in minor units. */
export interface StatementLine {
  id: number;
  transactionId: number;
  at: Date;
  kind: TransactionKind;
  reference: string;
  note: string;
  account: AccountKind;
  vendorCode: string | null;
  currency: string;
  amount: bigint;
  balanceAfter: bigint;
}

/** The totals of all lines in a currency across all pages, in minor units. */
export interface StatementTotal {
  currency: string;
  lines: number;
  received: bigint;
  /** Zero or below. */
  spent: bigint;
}

interface Statement {
  lines: StatementLine[];
  totals: StatementTotal[];
}

const sumOf = (narrowing: SQL) =>
  sql`coalesce(sum(${ledgerEntry.amount}) FILTER (WHERE ${narrowing}), 0)`.mapWith(BigInt);

const linesOf = (memberId: string, { accounts, kinds, from, until }: StatementFilter) =>
  and(
    eq(ledgerAccount.memberId, memberId),
    accounts && inArray(ledgerAccount.kind, accounts),
    kinds && inArray(ledgerTransaction.kind, kinds),
    from && gte(ledgerTransaction.at, from),
    until && lt(ledgerTransaction.at, until),
  );

const linesWhere = (db: Database, narrowing: SQL | undefined) =>
  db
    .select(LINE)
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .where(narrowing)
    .$dynamic();

/** One page of a member's account entries, newest first, with the totals of the whole period. */
export async function statement(
  db: Database,
  memberId: string,
  filter: StatementFilter,
  { pageNo, pageSize }: Page,
): Promise<Statement> {
  const lines = await linesWhere(db, linesOf(memberId, filter))
    .orderBy(desc(ledgerTransaction.at), desc(ledgerEntry.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { lines, totals: await statementTotals(db, memberId, filter) };
}

/**
 * Reads a member's account entries in parts of so many lines, oldest first, and holds no more lines than one part, however long the books
 * are. Each part begins after the last line of the one before, so lines that are posted meanwhile shift none.
 */
export async function* statementParts(
  db: Database,
  memberId: string,
  filter: StatementFilter,
  size: number,
): AsyncGenerator<StatementLine[]> {
  let after: SQL | undefined;
  for (;;) {
    const lines = await linesWhere(db, and(linesOf(memberId, filter), after))
      .orderBy(asc(ledgerTransaction.at), asc(ledgerEntry.id))
      .limit(size);
    if (lines.length > 0) yield lines;
    const last = lines.at(-1);
    if (!last || lines.length < size) return;
    after = or(
      gt(ledgerTransaction.at, last.at),
      and(eq(ledgerTransaction.at, last.at), gt(ledgerEntry.id, last.id)),
    );
  }
}

/** The totals of a member's account entries, by currency. */
export const statementTotals = (
  db: Database,
  memberId: string,
  filter: StatementFilter,
): Promise<StatementTotal[]> =>
  db
    .select({
      currency: ledgerAccount.currency,
      lines: count(),
      received: sumOf(sql`${ledgerEntry.amount} > 0`),
      spent: sumOf(sql`${ledgerEntry.amount} < 0`),
    })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .where(linesOf(memberId, filter))
    .groupBy(ledgerAccount.currency)
    .orderBy(ledgerAccount.currency);
