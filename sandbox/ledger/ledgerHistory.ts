import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { withoutTriggers } from '#sandbox/kernel/database/withoutTriggers.ts';
import { columnsOf } from './accountName.ts';
import { checkEntries, type Posting } from './posting.ts';

/** The entries of movements as rows of text, each with the index of its movement: JSON cannot hold such large numbers. */
const entryRows = (history: readonly Posting[]) =>
  history.flatMap((posting, movement) => {
    checkEntries(posting);
    const { merchant, memberId, kind, key, reference, note = '', at, entries } = posting;
    return entries.map(({ account, amount }) => {
      const columns = columnsOf(merchant, account);
      return {
        ...{ movement, merchant_code: merchant.merchantCode, member_id: memberId, kind, key },
        ...{ reference, note, at, amount: amount.toString(), currency: columns.currency },
        holder_id: columns.memberId,
        account_kind: columns.kind,
        vendor_code: columns.vendorCode,
      };
    });
  });

const BOOKS = {
  tables: ['ledger_account', 'ledger_transaction', 'ledger_entry'],
  deferred: ['ledger_transaction_balanced', 'ledger_entry_balanced'],
};

/** Writes to the books without the checks on each row; `orderBooks` checks the whole. */
function unchecked(db: Database, statements: readonly SQL[]): Promise<void> {
  return withoutTriggers(db, BOOKS, async () => {
    for (const statement of statements) await db.execute(statement);
  });
}

/**
 * Writes many past movements at once. Their entries have balances only once `orderBooks` has run.
 *
 * @param db a transaction of the seeds
 * @throws RangeError if the entries do not sum to zero
 */
export async function writeHistory(db: Database, history: readonly Posting[]): Promise<void> {
  await unchecked(db, [
    sql`CREATE TEMP TABLE past (
      movement integer, merchant_code text, member_id uuid, kind text, key text, reference text, note text,
      at timestamptz, amount bigint, currency text, holder_id uuid, account_kind text, vendor_code text
    )`,
    sql`INSERT INTO past SELECT * FROM jsonb_populate_recordset(NULL::past, ${JSON.stringify(entryRows(history))}::jsonb)`,
    sql`ANALYZE past`,
    sql`INSERT INTO ledger_account (merchant_code, member_id, kind, vendor_code, currency)
      SELECT DISTINCT merchant_code, holder_id, account_kind, vendor_code, currency FROM past
      ON CONFLICT DO NOTHING`,
    sql`INSERT INTO ledger_transaction (merchant_code, member_id, kind, key, reference, note, at)
      SELECT merchant_code, member_id, kind, key, reference, note, at FROM (
        SELECT DISTINCT ON (movement) * FROM past ORDER BY movement
      ) AS movements ORDER BY at, movement`,
    sql`ANALYZE ledger_account, ledger_transaction`,
    sql`INSERT INTO ledger_entry (transaction_id, account_id, amount, balance_after, kind, at)
      SELECT posted.id, account.id, past.amount, 0, posted.kind, posted.at FROM past
      JOIN ledger_transaction posted USING (merchant_code, member_id, kind, key)
      JOIN ledger_account account ON account.merchant_code = past.merchant_code
        AND account.kind = past.account_kind AND account.currency = past.currency
        -- The house and wallets of no vendor have none; said so that the join needs no look at every pair.
        AND coalesce(account.member_id::text, '') = coalesce(past.holder_id::text, '')
        AND coalesce(account.vendor_code, '') = coalesce(past.vendor_code, '')`,
    sql`DROP TABLE past`,
  ]);
}

/**
 * Sorts the entries of a merchant's books by time, as if the movements of all areas had been posted one by one, and sets the balances. Runs
 * after all seeds that move money.
 *
 * @throws Error if a member's balance would have been below zero at any time
 */
export async function orderBooks(db: Database, merchantCode: string): Promise<void> {
  await unchecked(db, [
    sql`CREATE TEMP TABLE ordered AS
      SELECT entry.transaction_id, entry.account_id, entry.amount, account.member_id, posted.kind, posted.at,
        row_number() OVER time AS place,
        sum(entry.amount) OVER (PARTITION BY entry.account_id ORDER BY posted.at, posted.id) AS balance
      FROM ledger_entry entry
      JOIN ledger_transaction posted ON posted.id = entry.transaction_id
      JOIN ledger_account account ON account.id = entry.account_id
      WHERE account.merchant_code = ${merchantCode}
      WINDOW time AS (ORDER BY posted.at, posted.id, entry.account_id)`,
    sql`DELETE FROM ledger_entry USING ledger_account
      WHERE ledger_account.id = account_id AND merchant_code = ${merchantCode}`,
    sql`INSERT INTO ledger_entry (transaction_id, account_id, amount, balance_after, kind, at)
      SELECT transaction_id, account_id, amount, balance, kind, at FROM ordered ORDER BY place`,
    sql`UPDATE ledger_account SET balance = sums.balance FROM (
        SELECT account_id, sum(amount) AS balance FROM ordered GROUP BY account_id
      ) AS sums WHERE sums.account_id = ledger_account.id`,
  ]);
  const { rows } = await db.execute<{ member_id: string }>(
    sql`SELECT member_id FROM ordered WHERE member_id IS NOT NULL AND balance < 0 LIMIT 1`,
  );
  await db.execute(sql`DROP TABLE ordered`);
  const [short] = rows;
  if (short) throw new Error(`The seeds spend what the member ${short.member_id} does not have.`);
}
