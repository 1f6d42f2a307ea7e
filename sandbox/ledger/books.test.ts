import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { AccountName } from './accountName.ts';
import { accountOf } from './accounts.ts';
import { addMember, addMerchant, NOW } from './ledger.fixture.ts';
import { post } from './post.ts';
import type { Entry } from './posting.ts';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from './schema.ts';
import { verifyBooks } from './verifyBooks.ts';

describe('the ledger tables', () => {
  onEachEngine((database) => {
    const ids = { account: 0, transaction: 0 };
    let merchant: Merchant;
    let memberId: string;
    beforeEach(async () => {
      const { db } = database();
      merchant = await addMerchant(db, { single: false });
      memberId = await addMember(db, merchant);
      const main: AccountName = { memberId, kind: 'main' };
      const entries: Entry[] = [
        { account: { kind: 'cashier' }, amount: -500n },
        { account: main, amount: 500n },
      ];
      const given = { merchant, memberId, kind: 'deposit', key: 'one', at: NOW } as const;
      const posted = await db.transaction((tx) =>
        post(tx, { ...given, reference: 'D-1', entries }),
      );
      ids.account = (await accountOf(db, merchant, main)).id;
      ids.transaction = posted.id;
    });

    /** The database's answer to a change; the engines wrap their errors at the commit differently. */
    async function answerTo(change: (tx: Database) => Promise<unknown>): Promise<string> {
      try {
        await database().db.transaction(change);
        return 'accepted';
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return error.cause instanceof Error ? error.cause.message : error.message;
      }
    }
    const refuses = async (change: (tx: Database) => Promise<unknown>, reason: RegExp) =>
      expect(await answerTo(change)).toMatch(reason);

    it('reject a direct change of a balance', async () => {
      await refuses((tx) => tx.update(ledgerAccount).set({ balance: 1n }), /by entries alone/);
      const mine = eq(ledgerAccount.id, ids.account);
      await refuses((tx) => tx.delete(ledgerAccount).where(mine), /by entries alone/);
      const { merchantCode } = merchant;
      const rich = { merchantCode, kind: 'fees', currency: 'BDT', balance: 1n } as const;
      await refuses((tx) => tx.insert(ledgerAccount).values(rich), /opens empty/);
    });

    it('reject changing or deleting entries', async () => {
      await refuses((tx) => tx.update(ledgerEntry).set({ amount: 1n }), /entry stays/);
      await refuses((tx) => tx.delete(ledgerEntry), /entry stays/);
      await refuses((tx) => tx.execute(sql`TRUNCATE ledger_entry`), /entry stays/);
      await refuses((tx) => tx.update(ledgerTransaction).set({ key: 'x' }), /transaction stays/);
      await refuses((tx) => tx.delete(ledgerTransaction), /transaction stays/);
    });

    const entriesOf = (transactionId: number) =>
      database()
        .db.select({ kind: ledgerEntry.kind, at: ledgerEntry.at })
        .from(ledgerEntry)
        .where(eq(ledgerEntry.transactionId, transactionId));

    it('give an entry the kind and the time of its transaction', async () => {
      const given = { kind: 'deposit', at: NOW };
      expect(await entriesOf(ids.transaction)).toEqual([given, given]);
    });

    it('allow the time of a transaction to be moved, with its entries', async () => {
      const later = new Date(NOW.getTime() + 1000);
      const mine = eq(ledgerTransaction.id, ids.transaction);
      await database().db.update(ledgerTransaction).set({ at: later }).where(mine);
      const [moved] = await database().db.select().from(ledgerTransaction).where(mine);
      expect(moved?.at).toEqual(later);
      expect((await entriesOf(ids.transaction)).map(({ at }) => at)).toEqual([later, later]);
    });

    it('reject an entry that unbalances its transaction', async () => {
      const house = await accountOf(database().db, merchant, { kind: 'fees' });
      const entry = { transactionId: ids.transaction, accountId: house.id, amount: 1n };
      await refuses((tx) => tx.insert(ledgerEntry).values(entry), /does not balance/);
    });

    it('reject a transaction without entries', async () => {
      const { merchantCode } = merchant;
      const given = { merchantCode, memberId, kind: 'bonus', key: 'two' } as const;
      const values = { ...given, reference: '', at: NOW };
      await refuses((tx) => tx.insert(ledgerTransaction).values(values), /does not balance/);
    });

    it('reject entries of another merchant', async () => {
      const other = await addMerchant(database().db, { single: false });
      const accounts = [
        await accountOf(database().db, other, { kind: 'fees' }),
        await accountOf(database().db, other, { kind: 'games' }),
      ];
      const entries = accounts.map(({ id }, index) => ({
        transactionId: ids.transaction,
        accountId: id,
        amount: index === 0 ? 1n : -1n,
      }));
      await refuses((tx) => tx.insert(ledgerEntry).values(entries), /does not balance/);
    });

    it('reject an overdraft of a member by any statement', async () => {
      const house = await accountOf(database().db, merchant, { kind: 'fees' });
      const entries = [
        { transactionId: ids.transaction, accountId: house.id, amount: 501n },
        { transactionId: ids.transaction, accountId: ids.account, amount: -501n },
      ];
      await refuses((tx) => tx.insert(ledgerEntry).values(entries), /ledger_account_covered/);
    });

    it('reject an account for a member of another merchant', async () => {
      const other = await addMerchant(database().db, { single: false });
      const foreign = accountOf(database().db, other, { memberId, kind: 'points' });
      await expect(foreign).rejects.toThrow();
    });

    it('remain consistent after all of this', async () => {
      expect(await verifyBooks(database().db)).toEqual([]);
    });
  });
});
