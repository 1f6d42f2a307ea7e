import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';

/** The rules that the books must always keep. */
export type BookRule =
  /** All balances of a merchant and currency sum to zero. */
  | 'books-sum-to-zero'
  /** A transaction has entries, and they sum to zero in every currency. */
  | 'transaction-sums-to-zero'
  /** An account's balance is the sum of its entries. */
  | 'balance-agrees-with-entries'
  /** Each entry's balance is the sum of all entries up to it. */
  | 'entries-follow-each-other'
  /** Each entry has the kind and the time of its transaction. */
  | 'entries-keep-their-time'
  /** No member's account is below zero. */
  | 'member-is-covered';

/** One violation of a rule in the books. */
export interface BookFault {
  rule: BookRule;
  /** A merchant with a currency, or the number of a transaction, an account or an entry. */
  subject: string;
}

const RULES: Record<BookRule, SQL> = {
  'books-sum-to-zero': sql`
    SELECT merchant_code || ' ' || currency AS subject FROM ledger_account
    GROUP BY merchant_code, currency HAVING sum(balance) <> 0`,
  'transaction-sums-to-zero': sql`
    SELECT DISTINCT ledger_transaction.id::text AS subject FROM ledger_transaction
    LEFT JOIN ledger_entry ON transaction_id = ledger_transaction.id
    LEFT JOIN ledger_account ON ledger_account.id = account_id
    GROUP BY ledger_transaction.id, currency HAVING coalesce(sum(amount), 1) <> 0`,
  'balance-agrees-with-entries': sql`
    SELECT ledger_account.id::text AS subject FROM ledger_account
    LEFT JOIN ledger_entry ON account_id = ledger_account.id
    GROUP BY ledger_account.id HAVING coalesce(sum(amount), 0) <> balance`,
  'entries-follow-each-other': sql`
    SELECT id::text AS subject FROM (
      SELECT id, balance_after, sum(amount) OVER (PARTITION BY account_id ORDER BY id) AS expected
      FROM ledger_entry
    ) AS chain WHERE balance_after <> expected`,
  'entries-keep-their-time': sql`
    SELECT entry.id::text AS subject FROM ledger_entry entry
    JOIN ledger_transaction movement ON movement.id = transaction_id
    WHERE (entry.kind, entry.at) <> (movement.kind, movement.at)`,
  'member-is-covered': sql`
    SELECT id::text AS subject FROM ledger_account WHERE member_id IS NOT NULL AND balance < 0`,
};

/** Finds every violation of the rules in the books; empty if they are sound. Reads all of them. */
export async function verifyBooks(db: Database): Promise<BookFault[]> {
  const faults: BookFault[] = [];
  for (const [rule, query] of Object.entries(RULES) as [BookRule, SQL][]) {
    const { rows } = await db.execute<{ subject: string }>(query);
    faults.push(...rows.map(({ subject }) => ({ rule, subject })));
  }
  return faults;
}
