import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { addMerchant, NOW } from '#sandbox/ledger/ledger.fixture.ts';
import { EVERYTHING, lotOf } from '#scripts/test/draw.ts';
import { addDownlines } from '../agents.fixture.ts';
import { contract } from '../schema.ts';
import { endingWith } from './agreedEndings.ts';
import { acceptContract, rejectContract } from './answerContract.ts';
import type { ContractRow } from './contractsInForce.ts';
import { endingsDigest } from './endings.ts';
import { findContract } from './findContract.ts';
import { readEndings } from './readEndings.ts';
import { type Termination, terminateContract } from './terminateContract.ts';

vi.setConfig({ testTimeout: EVERYTHING ? 900_000 : 240_000 });

const TEAMS = EVERYTHING ? 300 : 25;
const PAGE = { pageNo: 1, pageSize: 3 };

/** A member of a generated team: how far up the list their upline is, their contracts, and the offers that they have not answered. */
const someone = fc.record({
  up: fc.nat({ max: 2 }),
  kind: fc.constantFrom('hourly' as const, 'hourly' as const, 'daily' as const),
  has: fc.option(fc.integer({ min: 1, max: 40 }), { freq: 4 }),
  offered: fc.option(fc.integer({ min: 41, max: 45 }), { freq: 2 }),
});
const team = fc.array(someone, { minLength: 4, maxLength: 12 });
type Team = typeof team extends fc.Arbitrary<infer Value> ? Value : never;

/** The result of an operation, or the code of its refusal. */
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );

onEachEngine((database) => {
  const all = (merchantCode: string) =>
    database().db.select().from(contract).where(eq(contract.merchantCode, merchantCode));

  /** Adds a team with contracts whose rates need not fall on the way down; the operator gives those of the first. */
  async function teamOf(given: Team) {
    const { db } = database();
    const merchant = await addMerchant(db, { single: false });
    const { merchantCode } = merchant;
    const parents = given.map(({ up }, place) =>
      place === 0 ? null : Math.max(0, place - 1 - up),
    );
    const ids = await addDownlines(db, merchant, parents);
    const rows = given.flatMap(({ kind, has, offered }, place) => {
      const parent = parents[place];
      const offererId = typeof parent === 'number' ? (ids[parent] ?? null) : null;
      const terms = { merchantCode, kind, agentId: ids[place] ?? '', offererId, offeredAt: NOW };
      const inForce = { state: 'accepted', acceptedAt: NOW, settledUntil: NOW } as const;
      return [
        ...(has === null ? [] : [{ ...terms, rate: has, ...inForce }]),
        ...(offered === null ? [] : [{ ...terms, rate: offered, state: 'offered' as const }]),
      ];
    });
    if (rows.length > 0) await db.insert(contract).values(rows);
    return { db, merchantCode };
  }

  /** All contracts on all pages of the endings. */
  async function listed(db: Database, row: ContractRow) {
    const first = await readEndings(db, endingWith(row), PAGE);
    const pages = Array.from({ length: first.totalPages }, (_, place) =>
      readEndings(db, endingWith(row), { ...PAGE, pageNo: place + 1 }),
    );
    return { ...first, endings: (await Promise.all(pages)).flatMap(({ endings }) => endings) };
  }

  it('in any team, exactly the announced contracts end, and no others (S4.16)', async () => {
    const check = fc.asyncProperty(team, fc.nat(), async (given, choice) => {
      const { db, merchantCode } = await teamOf(given);
      const before = (await all(merchantCode)).filter(
        ({ state, offererId }) => state === 'accepted' || offererId === null,
      );
      const chosen = before[choice % Math.max(before.length, 1)];
      if (!chosen) return;
      const told = await listed(db, chosen);
      const code = await codeOf(
        inTransaction(db, async (tx) => {
          const found = await findContract(tx, merchantCode, chosen.id);
          if (found.state === 'offered') return acceptContract(tx, found, NOW, told.agreed);
          return terminateContract(tx, found, { state: 'accepted', agreed: told.agreed }, NOW);
        }),
      );
      expect(code).toBe('ok');
      const states = new Map((await all(merchantCode)).map(({ id, state }) => [id, state]));
      const others = await db
        .select()
        .from(contract)
        .where(and(eq(contract.merchantCode, merchantCode), eq(contract.state, 'terminated')));
      const replaced = before.filter(
        ({ agentId, kind, state }) =>
          chosen.state === 'offered' &&
          state === 'accepted' &&
          agentId === chosen.agentId &&
          kind === chosen.kind,
      );
      const own = new Set([chosen.id, ...replaced.map(({ id }) => id)]);
      const ended = others.filter(({ id }) => !own.has(id));
      expect(told.total).toBe(ended.length);
      expect(told.contracts).toBe(ended.filter(({ acceptedAt }) => acceptedAt !== null).length);
      expect(told.offers).toBe(told.total - told.contracts);
      const marks = (all: { rate: string; state: string }[]) =>
        all.map(({ rate, state }) => `${state} ${rate}`).sort();
      expect(
        marks(told.endings.map(({ ratePercent, state }) => ({ rate: ratePercent, state }))),
      ).toEqual(
        marks(
          ended.map(({ rate, acceptedAt }) => ({
            rate: (rate / 100).toFixed(2),
            state: acceptedAt === null ? 'offered' : 'accepted',
          })),
        ),
      );
      expect(states.get(chosen.id)).toBe(chosen.state === 'offered' ? 'accepted' : 'terminated');
    });
    await fc.assert(check, { numRuns: TEAMS, seed: lotOf('endings'), endOnFailure: true });
  });

  /** Adds a first agent with a contract of 20 and an offer of 30, and one below with 25 who comes later. */
  async function offered() {
    const { db, merchantCode } = await teamOf([
      { up: 0, kind: 'hourly', has: 20, offered: 42 },
      { up: 0, kind: 'hourly', has: 15, offered: null },
      { up: 0, kind: 'hourly', has: 10, offered: 41 },
    ]);
    const rows = await all(merchantCode);
    const offer = rows.find(({ offererId, state }) => offererId === null && state === 'offered');
    if (!offer) throw new Error('There is no offer.');
    const change = (work: (tx: Database, found: ContractRow) => Promise<unknown>) =>
      codeOf(
        inTransaction(db, async (tx) => work(tx, await findContract(tx, merchantCode, offer.id))),
      );
    const takeBack: Termination = { state: 'offered' };
    return {
      ...{ db, merchantCode, rows, offer },
      accept: () => change((tx, found) => acceptContract(tx, found, NOW)),
      reject: () => change((tx, found) => rejectContract(tx, found, NOW)),
      takeBack: () => change((tx, found) => terminateContract(tx, found, takeBack, NOW)),
    };
  }

  it.each([
    ['accepts', 'takes back'],
    ['takes back', 'accepts'],
    ['rejects', 'takes back'],
    ['accepts', 'rejects'],
  ] as const)(
    'one agent %s while another %s: one of the two happens, completely (S4.16)',
    async (first, second) => {
      const place = await offered();
      const { merchantCode, rows, offer } = place;
      const acts = { accepts: place.accept, rejects: place.reject, 'takes back': place.takeBack };
      const codes = await Promise.all([acts[first](), acts[second]()]);
      expect([...codes].sort()).toEqual(['ok', 'transition_refused']);
      const done = codes[0] === 'ok' ? first : second;
      const after = await all(merchantCode);
      const stateOf = ({ id }: ContractRow) => after.find((each) => each.id === id)?.state;
      if (done === 'accepts') {
        expect(stateOf(offer)).toBe('accepted');
        expect(rows.filter((each) => each.id !== offer.id).map(stateOf)).toEqual(
          rows.filter((each) => each.id !== offer.id).map(() => 'terminated'),
        );
      } else {
        expect(stateOf(offer)).toBe(done === 'rejects' ? 'rejected' : 'terminated');
        for (const each of rows) if (each.id !== offer.id) expect(stateOf(each)).toBe(each.state);
      }
    },
  );

  it('an agent ends only contracts that they have seen: with an outdated list the call is refused and nothing happens (S4.16)', async () => {
    const { db, merchantCode, rows, offer } = await offered();
    const agreed = await endingsDigest(db, endingWith(offer));
    const [lowest] = rows.filter(({ state, rate }) => state === 'accepted' && rate === 10);
    await inTransaction(db, async (tx) =>
      terminateContract(
        tx,
        await findContract(tx, merchantCode, lowest?.id ?? ''),
        { state: 'accepted' },
        NOW,
      ),
    );
    const before = await all(merchantCode);
    const accept = (digest: string) =>
      codeOf(
        inTransaction(db, async (tx) =>
          acceptContract(tx, await findContract(tx, merchantCode, offer.id), NOW, digest),
        ),
      );
    expect(await accept(agreed)).toBe('contract_endings_changed');
    expect(await all(merchantCode)).toEqual(before);
    expect(await accept(await endingsDigest(db, endingWith(offer)))).toBe('ok');
  });
});
