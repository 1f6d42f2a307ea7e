import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
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

/** The totals of all lines of a kind in a currency across all pages, in minor units. */
export interface StatementTotal {
  currency: string;
  kind: TransactionKind;
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
  sql`coalesce(amount_sum(${ledgerEntry.amount}) FILTER (WHERE ${narrowing}), 0)`.mapWith(BigInt);

/**
 * The entries that match a filter. The accounts are read first: with their numbers the database picks the entries by account and time,
 * whatever it has counted of its tables.
 */
async function entriesOf(
  db: Database,
  memberId: string,
  { accounts, kinds, from, until }: StatementFilter,
): Promise<SQL | undefined> {
  const own = await db
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(
      and(eq(ledgerAccount.memberId, memberId), accounts && inArray(ledgerAccount.kind, accounts)),
    );
  return and(
    inArray(
      ledgerEntry.accountId,
      own.map(({ id }) => id),
    ),
    kinds && inArray(ledgerEntry.kind, kinds),
    from && gte(ledgerEntry.at, from),
    until && lt(ledgerEntry.at, until),
  );
}

/** Reads some of the entries in the order of their times. Their transactions are joined to these alone. */
function linesOf(
  db: Database,
  entries: SQL | undefined,
  by: typeof asc | typeof desc,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<StatementLine[]> {
  const picked = db
    .select()
    .from(ledgerEntry)
    .where(entries)
    .orderBy(by(ledgerEntry.at), by(ledgerEntry.id))
    .limit(limit)
    .offset(offset)
    .as('picked');
  const { id, transactionId, at, kind, amount, balanceAfter } = picked;
  const { reference, note } = ledgerTransaction;
  const { kind: account, vendorCode, currency } = ledgerAccount;
  return db
    .select({
      ...{ id, transactionId, at, kind, amount, balanceAfter },
      ...{ reference, note, account, vendorCode, currency },
    })
    .from(picked)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, transactionId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, picked.accountId))
    .orderBy(by(at), by(id));
}

/** The totals of entries, by currency and kind. */
const totalsOf = (db: Database, entries: SQL | undefined): Promise<StatementTotal[]> =>
  db
    .select({
      currency: ledgerAccount.currency,
      kind: ledgerEntry.kind,
      lines: count(),
      received: sumOf(sql`${ledgerEntry.amount} > 0`),
      spent: sumOf(sql`${ledgerEntry.amount} < 0`),
    })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(entries)
    .groupBy(ledgerAccount.currency, ledgerEntry.kind)
    .orderBy(ledgerAccount.currency, ledgerEntry.kind);

/** One page of a member's account entries, newest first, with the totals of the whole period. */
export async function statement(
  db: Database,
  memberId: string,
  filter: StatementFilter,
  { pageNo, pageSize }: Page,
): Promise<Statement> {
  const entries = await entriesOf(db, memberId, filter);
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  return { lines: await linesOf(db, entries, desc, page), totals: await totalsOf(db, entries) };
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
  const entries = await entriesOf(db, memberId, filter);
  let after: SQL | undefined;
  for (;;) {
    const lines = await linesOf(db, and(entries, after), asc, { limit: size });
    if (lines.length > 0) yield lines;
    const last = lines.at(-1);
    if (!last || lines.length < size) return;
    after = sql`(${ledgerEntry.at}, ${ledgerEntry.id}) > (${last.at.toISOString()}::timestamptz, ${last.id})`;
  }
}
