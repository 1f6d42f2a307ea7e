import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { InsufficientFunds, KeyReused } from '#sandbox/kernel/failures/ledgerFailures.ts';
import { EVERYTHING, lotOf } from '#scripts/test/draw.ts';
import { addMember, addMerchant, movement } from './ledger.fixture.ts';
import { ACTS, type Act, acts, MEMBERS } from './movements/acts.fixture.ts';
import type { Posted } from './posting.ts';
import { ledgerAccount, ledgerTransaction } from './schema.ts';
import { statement } from './statement.ts';
import { verifyBooks } from './verifyBooks.ts';

const CLIENTS = 8;
/** Each run has 60 to 100 acts, each tried up to three times: at full length, over two thousand postings on each engine. */
const RUNS = EVERYTHING ? 15 : 2;
const RUNS_MS = 600_000;

/** The result of an act for one of the clients. */
interface Told {
  act: Act;
  posted: Posted;
}

/** The posting, or nothing if the ledger refused it as it should. */
async function orRefused(posting: Promise<Posted>): Promise<Posted[]> {
  try {
    return [await posting];
  } catch (error) {
    if (error instanceof InsufficientFunds || error instanceof KeyReused) return [];
    throw error;
  }
}

/** Runs the acts on concurrent clients: each its share in order, all tries of an act at once. */
async function play(all: readonly Act[], perform: (act: Act) => Promise<Posted>): Promise<Told[]> {
  const told: Told[] = [];
  const client = async (own: readonly Act[]) => {
    for (const act of own) {
      const tries = Array.from({ length: act.tries }, () => orRefused(perform(act)));
      told.push(...(await Promise.all(tries)).flat().map((posted) => ({ act, posted })));
    }
  };
  const shares = Array.from({ length: CLIENTS }, (_, client) =>
    all.filter((_, index) => index % CLIENTS === client),
  );
  await Promise.all(shares.map(client));
  return told;
}

/** The sums of the transactions' entries, by account. */
function sumsOf(transactions: Iterable<Posted>): Map<number, bigint> {
  const sums = new Map<number, bigint>();
  for (const { accountId, amount } of [...transactions].flatMap(({ entries }) => entries)) {
    sums.set(accountId, (sums.get(accountId) ?? 0n) + amount);
  }
  return sums;
}

/** The balances of a member's accounts and the totals of the statement, by currency. */
async function moneyOf(db: Database, memberId: string) {
  const { totals } = await statement(db, memberId, {}, { pageNo: 1, pageSize: 1 });
  const ofMember = eq(ledgerAccount.memberId, memberId);
  const accounts = await db.select().from(ledgerAccount).where(ofMember);
  return [...new Set(accounts.map(({ currency }) => currency))].map((currency) => ({
    stated: totals
      .filter((total) => total.currency === currency)
      .reduce((sum, { received, spent }) => sum + received + spent, 0n),
    kept: accounts
      .filter((account) => account.currency === currency)
      .reduce((sum, { balance }) => sum + balance, 0n),
  }));
}

describe('parallel clients that move money', () => {
  onEachEngine((database) => {
    it('never lose, create or duplicate any', { timeout: RUNS_MS }, async () => {
      const { db } = database();
      const property = fc.asyncProperty(acts, async (all) => {
        const merchant = await addMerchant(db, { single: false });
        const members: string[] = [];
        while (members.length < MEMBERS) members.push(await addMember(db, merchant));
        const memberOf = (index: number) => members[index % MEMBERS] ?? '';
        const told = await play(all, ({ name, member, amount, key }) => {
          const given = movement(merchant, memberOf(member), amount, { key });
          return db.transaction((tx) => ACTS[name](tx, given, memberOf(member + 1)));
        });

        const transactions = new Map(told.map(({ posted }) => [posted.id, posted]));
        const keys = new Set(told.map(({ act }) => `${act.name} ${act.member} ${act.key}`));
        expect(keys.size, 'each key paid once').toBe(transactions.size);

        const ofMerchant = eq(ledgerTransaction.merchantCode, merchant.merchantCode);
        const kept = await db.$count(ledgerTransaction, ofMerchant);
        expect(kept, 'nothing was posted that nobody was told of').toBe(transactions.size);

        const sums = sumsOf(transactions.values());
        const mine = eq(ledgerAccount.merchantCode, merchant.merchantCode);
        for (const { id, balance } of await db.select().from(ledgerAccount).where(mine)) {
          expect(balance, 'balances are what the clients were told').toBe(sums.get(id) ?? 0n);
        }
        for (const money of (await Promise.all(members.map((id) => moneyOf(db, id)))).flat()) {
          expect(money.stated, 'statements agree with balances').toBe(money.kept);
        }
      });
      await fc.assert(property, { numRuns: RUNS, endOnFailure: true, seed: lotOf('ledger') });
      expect(await verifyBooks(db)).toEqual([]);
    });
  });
});
