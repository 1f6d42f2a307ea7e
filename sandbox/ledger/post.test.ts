import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { InsufficientFunds, KeyReused } from '#sandbox/kernel/failures/ledgerFailures.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { AccountName } from './accountName.ts';
import { accountOf, lockAccounts } from './accounts.ts';
import { balanceOf } from './balances.ts';
import { addMember, addMerchant, NOW } from './ledger.fixture.ts';
import { post } from './post.ts';
import type { Entry, Posting } from './posting.ts';
import { ledgerTransaction } from './schema.ts';
import { TRANSACTION_KINDS } from './transactionKind.ts';

describe('a posting', () => {
  onEachEngine((database) => {
    let merchant: Merchant;
    let memberId: string;
    let main: AccountName;
    const cashier: AccountName = { kind: 'cashier' };
    beforeEach(async () => {
      merchant = await addMerchant(database().db, { single: false });
      memberId = await addMember(database().db, merchant);
      main = { memberId, kind: 'main' };
    });

    const deposit = (amount: bigint): Entry[] => [
      { account: cashier, amount: -amount },
      { account: main, amount },
    ];
    const posting = (entries: Entry[], more: Partial<Posting> = {}): Posting => {
      const common = { merchant, memberId, kind: 'deposit', key: 'one' } as const;
      return { ...common, at: NOW, reference: 'D-1', entries, ...more };
    };
    const run = (given: Posting) => database().db.transaction((tx) => post(tx, given));
    const balance = (name: AccountName = main) => balanceOf(database().db, merchant, name);
    const count = (db: Database = database().db) =>
      db.$count(ledgerTransaction, eq(ledgerTransaction.memberId, memberId));

    it('returns the balance of each account after it', async () => {
      await run(posting(deposit(500n)));
      const { entries } = await run(posting(deposit(20n), { key: 'two' }));
      const { id } = await accountOf(database().db, merchant, main);
      expect(entries).toContainEqual({ accountId: id, amount: 20n, balanceAfter: 520n });
    });

    it('returns the first result for a repeated key, and changes nothing', async () => {
      const first = await run(posting(deposit(500n)));
      const later = new Date(NOW.getTime() + 1000);
      expect(await run(posting(deposit(500n), { at: later }))).toEqual(first);
      expect([await balance(), await count()]).toEqual([500n, 1]);
    });

    it('is posted once despite parallel retries', async () => {
      const tries = Array.from({ length: 8 }, () => run(posting(deposit(500n))));
      const ids = new Set((await Promise.all(tries)).map(({ id }) => id));
      expect([ids.size, await balance(), await count()]).toEqual([1, 500n, 1]);
    });

    it('returns the first result to a retry even if the money has been spent since', async () => {
      await run(posting(deposit(500n)));
      const all = posting(deposit(-500n), { kind: 'withdrawal-hold' });
      const first = await run(all);
      expect(await run(all)).toEqual(first);
    });

    it('rejects a key that was used for other amounts or accounts', async () => {
      await run(posting(deposit(500n)));
      const refused = run(posting(deposit(501n)));
      await expect(refused).rejects.toThrow(KeyReused);
      await expect(refused).rejects.toThrow('belongs to another movement');
      const elsewhere = posting([
        { account: cashier, amount: -500n },
        { account: { memberId, kind: 'single' }, amount: 500n },
      ]);
      await expect(run(elsewhere)).rejects.toThrow(KeyReused);
      const fromElsewhere = posting([
        { account: { kind: 'fees' }, amount: -500n },
        { account: main, amount: 500n },
      ]);
      await expect(run(fromElsewhere)).rejects.toThrow(KeyReused);
      expect(await balance()).toBe(500n);
    });

    it('rejects a key of another movement before it checks the balance', async () => {
      await run(posting(deposit(500n)));
      await expect(run(posting(deposit(-501n)))).rejects.toThrow(KeyReused);
    });

    it('rejects a key that a movement of other accounts takes at the same time', async () => {
      const elsewhere = posting([
        { account: { kind: 'fees' }, amount: -500n },
        { account: { memberId, kind: 'single' }, amount: 500n },
      ]);
      const outcomes = await Promise.allSettled([run(posting(deposit(500n))), run(elsewhere)]);
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused).toMatchObject([{ reason: expect.any(KeyReused) }]);
      expect(await count()).toBe(1);
    });

    it('rejects a key of a movement with additional accounts', async () => {
      await run(posting(deposit(500n)));
      const fee: Entry[] = [
        { account: { kind: 'fees' }, amount: 2n },
        { account: { kind: 'games' }, amount: -2n },
      ];
      await run(posting([...deposit(5n), ...fee], { key: 'two' }));
      await expect(run(posting(deposit(5n), { key: 'two' }))).rejects.toThrow(KeyReused);
    });

    it('returns the first result to a retry with the accounts in another order', async () => {
      const first = await run(posting(deposit(500n)));
      expect(await run(posting(deposit(500n).reverse()))).toEqual(first);
    });

    it('records its subject and its time', async () => {
      const { id } = await run(posting(deposit(1n), { note: 'by hand' }));
      const [kept] = await database()
        .db.select()
        .from(ledgerTransaction)
        .where(eq(ledgerTransaction.id, id));
      const made = { memberId, kind: 'deposit', key: 'one', reference: 'D-1', note: 'by hand' };
      expect(kept).toMatchObject({ ...made, merchantCode: merchant.merchantCode, at: NOW });
    });

    it('keeps keys separate by member and by kind', async () => {
      const other = await addMember(database().db, merchant);
      await run(posting(deposit(1n)));
      await run(posting(deposit(1n), { kind: 'bonus' }));
      await run(posting(deposit(1n), { memberId: other }));
      expect(await balance()).toBe(3n);
    });

    it('can be of every transaction kind', async () => {
      for (const kind of TRANSACTION_KINDS) await run(posting(deposit(1n), { kind }));
      expect(await count()).toBe(TRANSACTION_KINDS.length);
    });

    it('rejects an overdraft, and posts nothing', async () => {
      await run(posting(deposit(500n)));
      const refused = run(posting(deposit(-501n), { key: 'two' }));
      await expect(refused).rejects.toMatchObject({ balance: 500n, needed: 501n });
      await expect(refused).rejects.toThrow(InsufficientFunds);
      await expect(refused).rejects.toThrow('does not cover the amount');
      expect([await balance(), await count()]).toEqual([500n, 1]);
    });

    it('leaves the rest of the transaction intact if its rejection is caught', async () => {
      await database().db.transaction(async (tx) => {
        await post(tx, posting(deposit(500n)));
        const refused = post(tx, posting(deposit(-501n), { key: 'two' }));
        await expect(refused).rejects.toThrow(InsufficientFunds);
      });
      expect(await balance()).toBe(500n);
    });

    it('is rolled back with its transaction', async () => {
      const undone = database().db.transaction(async (tx) => {
        await post(tx, posting(deposit(500n)));
        throw new Error('the rest went wrong');
      });
      await expect(undone).rejects.toThrow('the rest went wrong');
      expect([await balance(), await count()]).toEqual([0n, 0]);
    });

    it.each([
      ['none', 'do not sum to zero', () => []],
      ['one', 'do not sum to zero', () => [{ account: main, amount: 1n }]],
      [
        'a total above zero',
        'do not sum to zero',
        () => [...deposit(5n).slice(0, 1), { account: main, amount: 6n }],
      ],
      [
        'an amount of zero',
        'An entry of zero',
        () => [...deposit(5n), { account: { kind: 'fees' }, amount: 0n }],
      ],
      ['a duplicate account', 'in one entry only', () => [...deposit(5n), ...deposit(6n)]],
      [
        'balanced money and unbalanced points',
        'do not sum to zero',
        () => [...deposit(5n), { account: { memberId, kind: 'points' }, amount: 5n }],
      ],
      [
        'money balanced by points',
        'do not sum to zero',
        () => [
          { account: { memberId, kind: 'points' }, amount: -5n },
          { account: main, amount: 5n },
        ],
      ],
    ] as [string, string, () => Entry[]][])('rejects entries with %s', async (_, why, entries) => {
      const refused = run(posting(entries()));
      await expect(refused).rejects.toThrow(RangeError);
      await expect(refused).rejects.toThrow(why);
    });

    it('never deadlocks if each transaction locks all its accounts first', async () => {
      const wallets = await Promise.all(
        [1, 2].map(async () => ({
          memberId: await addMember(database().db, merchant),
          kind: 'main' as const,
        })),
      );
      const both = (ordered: typeof wallets, key: string) =>
        database().db.transaction(async (tx) => {
          await lockAccounts(tx, merchant, [cashier, ...ordered]);
          for (const account of ordered) {
            const entries = [
              { account: cashier, amount: -1n },
              { account, amount: 1n },
            ];
            await post(tx, posting(entries, { memberId: account.memberId, key }));
          }
        });
      const tries = Array.from({ length: 20 }, (_, index) =>
        both(index % 2 === 0 ? wallets : wallets.toReversed(), String(index)),
      );
      await Promise.all(tries);
      expect(await Promise.all(wallets.map((wallet) => balance(wallet)))).toEqual([20n, 20n]);
    });

    it('finds only the accounts that were locked', async () => {
      await database().db.transaction(async (tx) => {
        const accounts = await lockAccounts(tx, merchant, [cashier, main]);
        expect(accounts(main)).toMatchObject({ memberId, kind: 'main', balance: 0n });
        expect(() => accounts({ kind: 'fees' })).toThrow('"fees"} is not locked');
      });
    });

    it('opens an account once for parallel callers', async () => {
      const asked = Array.from({ length: 8 }, () =>
        database().db.transaction((tx) => accountOf(tx, merchant, main)),
      );
      expect(new Set((await Promise.all(asked)).map(({ id }) => id)).size).toBe(1);
    });
  });
});
