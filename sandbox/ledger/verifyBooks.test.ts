import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#sandbox/kernel/database/database.ts';
import { openDatabase } from '#sandbox/seeds/openDatabase.ts';
import { addMember, addMerchant, movement } from './ledger.fixture.ts';
import { creditDeposit } from './movements/deposit.ts';
import { type BookFault, type BookRule, verifyBooks } from './verifyBooks.ts';

/** Ways to tamper with the books while the database's own rules are switched off. */
const FRAUDS: [BookRule, string][] = [
  ['books-sum-to-zero', `UPDATE ledger_account SET balance = balance + 1 WHERE kind = 'main'`],
  ['transaction-sums-to-zero', `UPDATE ledger_entry SET amount = amount + 1 WHERE amount > 0`],
  ['transaction-sums-to-zero', `DELETE FROM ledger_entry`],
  ['balance-agrees-with-entries', `UPDATE ledger_account SET balance = 5 WHERE kind = 'main'`],
  ['entries-follow-each-other', `UPDATE ledger_entry SET balance_after = 5 WHERE amount > 0`],
  ['entries-keep-their-time', `UPDATE ledger_transaction SET at = at + interval '1 day'`],
  ['entries-keep-their-time', `UPDATE ledger_entry SET kind = 'win' WHERE amount > 0`],
  [
    'member-is-covered',
    `ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_covered;
     UPDATE ledger_account SET balance = -1 WHERE kind = 'main'`,
  ],
];

const START_MS = 120_000;

describe('the verification of the ledger', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase({ kind: 'memory' });
    await database.db.transaction(async (tx) => {
      const merchant = await addMerchant(tx, { single: false });
      const memberId = await addMember(tx, merchant);
      await creditDeposit(tx, movement(merchant, memberId, 500n));
      await creditDeposit(tx, movement(merchant, memberId, 20n));
    });
  }, START_MS);
  afterAll(() => database.close());

  it('reports nothing for a consistent ledger', async () => {
    expect(await verifyBooks(database.db)).toEqual([]);
  });

  it.each(FRAUDS)('reports a violation of the rule %s', async (rule, fraud) => {
    let faults: BookFault[] = [];
    const undone = database.db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      for (const statement of fraud.split(';')) await tx.execute(sql.raw(statement));
      faults = await verifyBooks(tx);
      tx.rollback();
    });
    await expect(undone).rejects.toThrow('Rollback');
    expect(faults).toContainEqual({ rule, subject: expect.any(String) });
  });
});
