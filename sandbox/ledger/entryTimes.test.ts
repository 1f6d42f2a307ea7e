import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { addMember, addMerchant, movement } from './ledger.fixture.ts';
import { creditDeposit } from './movements/deposit.ts';
import { statement } from './statement.ts';

const MIGRATION = new URL('../kernel/database/migrations/0243_entry_times.sql', import.meta.url);

/** What the migration adds, taken away again. */
const BEFORE = [
  'ALTER TABLE ledger_entry DROP COLUMN kind, DROP COLUMN at',
  'CREATE INDEX ledger_entry_by_account ON ledger_entry (account_id, id DESC)',
  'DROP FUNCTION ledger_move_time CASCADE',
];

onEachEngine((database) => {
  it('gives earlier entries the kind and the time of their transactions', async () => {
    const { db } = database();
    const merchant = await addMerchant(db, { single: true });
    const memberId = await addMember(db, merchant);
    const at = new Date('2026-03-03T12:00:00Z');
    await db.transaction((tx) => creditDeposit(tx, movement(merchant, memberId, 500n, { at })));
    for (const change of BEFORE) await db.execute(sql.raw(change));
    await db.execute(sql.raw(await readFile(MIGRATION, 'utf8')));
    const period = { from: at, until: new Date(at.getTime() + 1) };
    const { lines, totals } = await statement(db, memberId, period, { pageNo: 1, pageSize: 9 });
    expect(lines).toMatchObject([{ kind: 'deposit', at, amount: 500n }]);
    expect(totals).toMatchObject([{ kind: 'deposit', lines: 1, received: 500n }]);
  });
});
