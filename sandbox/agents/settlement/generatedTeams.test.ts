import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Database } from '#sandbox/database/database.ts';
import { onEachEngine } from '#sandbox/database/engines.fixture.ts';
import { addMerchant, balancesByName } from '#sandbox/ledger/ledger.fixture.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { dayOf } from '#sandbox/play/period.ts';
import { EVERYTHING, lotOf } from '#scripts/test/draw.ts';
import { addDownlines } from '../agents.fixture.ts';
import { at, bets, DAY_MINUTES, inForce, paidTo, settleAt } from './settlement.fixture.ts';
import { termsOf } from './termsOf.ts';

const TEAMS = EVERYTHING ? 1000 : 10;
vi.setConfig({ testTimeout: EVERYTHING ? 1_800_000 : 120_000 });

const LAST_MINUTE = 3 * DAY_MINUTES;
const KINDS = ['realtime', 'hourly', 'daily', 'dividend'] as const;

const minute = fc.integer({ min: 0, max: LAST_MINUTE - 1 });

/**
 * A member of a generated team: how far up the list their upline stands, under which contract, if any. Most teams are deep and most
 * contracts long, so that bets have several contracts above them.
 */
const someone = fc.record({
  up: fc.nat({ max: 1 }),
  contract: fc.option(
    fc.record({
      from: fc.integer({ min: 0, max: DAY_MINUTES }),
      for: minute,
      off: fc.integer({ min: 0, max: 99 }),
    }),
    { freq: 4 },
  ),
});

const team = fc.record({
  kind: fc.constantFrom(...KINDS),
  members: fc.array(someone, { minLength: 5, maxLength: 9 }),
  bets: fc.array(
    fc.record({
      by: fc.nat(),
      at: minute,
      stake: fc.bigInt({ min: 1n, max: 900_00n }),
      payout: fc.bigInt({ min: 0n, max: 1200_00n }),
    }),
    { minLength: 15, maxLength: 30 },
  ),
});

type Team = typeof team extends fc.Arbitrary<infer Value> ? Value : never;

/** A generated team as a tree: each stands below one before. Rates fall on the way down. */
function treeOf({ members }: Team) {
  const parents = members.map(({ up }, place) =>
    place === 0 ? null : Math.max(0, place - 1 - up),
  );
  const lineOf = (place: number): number[] => {
    const parent = parents[place];
    return typeof parent === 'number' ? [parent, ...lineOf(parent)] : [];
  };
  const contracts = members.map(({ contract }, place) => {
    if (!contract) return undefined;
    const rate = 2000 - lineOf(place).length * 100 - contract.off;
    return { rate, from: contract.from, until: contract.from + contract.for + 1 };
  });
  return { parents, lineOf, contracts };
}

/** What an agent is to be paid, by the start of each period, reckoned from the bets alone. */
function expectedOf(given: Team, holder: number, timeZone: string): Map<string, bigint> {
  const { lineOf, contracts } = treeOf(given);
  const inForceAt = (place: number, moment: number) => {
    const own = contracts[place];
    return own && own.from <= moment && moment < own.until ? own : undefined;
  };
  const periodOf = (moment: number): string => {
    if (given.kind === 'realtime') return String(Math.floor(moment / 5));
    if (given.kind === 'hourly') return String(Math.floor(moment / 60));
    return dayOf(at(moment), timeZone);
  };
  const earned = new Map<string, bigint>();
  for (const { by, at: moment, stake, payout } of given.bets) {
    const line = lineOf(by % given.members.length);
    const own = inForceAt(holder, moment);
    if (!own || !line.includes(holder)) continue;
    const between = line.slice(0, line.indexOf(holder));
    const nearest = between.map((place) => inForceAt(place, moment)).filter(Boolean);
    const rate = BigInt(own.rate - (nearest.at(-1)?.rate ?? 0));
    const base = given.kind === 'dividend' ? stake - payout : stake;
    earned.set(periodOf(moment), (earned.get(periodOf(moment)) ?? 0n) + base * rate);
  }
  return new Map(
    [...earned].map(([period, sum]) => [period, sum > 0n ? sum / 10_000n : 0n] as const),
  );
}

async function play(db: Database, given: Team) {
  const merchant = await addMerchant(db, { single: false });
  const { parents, contracts } = treeOf(given);
  const ids = await addDownlines(db, merchant, parents);
  for (const [place, terms] of contracts.entries()) {
    const id = ids[place];
    if (!terms || !id) continue;
    const period = given.kind === 'dividend' ? ({ period: 'daily' } as const) : {};
    const moments = { acceptedAt: at(terms.from), closedAt: at(terms.until) };
    await inForce({ db, merchant }, id, {
      kind: given.kind,
      rate: terms.rate,
      ...period,
      ...moments,
    });
  }
  for (const { by, at: moment, stake, payout } of given.bets)
    await bets({ db, merchant }, ids[by % ids.length] ?? '', moment, [stake, payout]);
  // In several steps, as the clock does it; the last is after every contract’s end.
  for (const until of [DAY_MINUTES / 2, DAY_MINUTES, 3 * LAST_MINUTE])
    await settleAt({ db, merchant })(until);
  return { ids, timeZone: merchant.brand.market.timeZone };
}

onEachEngine((database) => {
  it('whatever the team, each payment is what its bets give, its terms add up to it, and the wallet has it (S1.3, S2.17)', async () => {
    const { db } = database();
    const check = fc.asyncProperty(team, async (given) => {
      const { ids, timeZone } = await play(db, given);
      for (const [holder, id] of ids.entries()) {
        const paid = await paidTo(db, id);
        const expected = [...expectedOf(given, holder, timeZone).values()];
        expect(paid.map(({ amount }) => amount).sort()).toEqual(expected.sort());
        for (const row of paid) {
          const { terms, rounding, waived } = await termsOf(db, row);
          const sum = (key: 'amount' | 'stake' | 'net') =>
            terms.reduce((total, term) => total + term[key], 0n);
          expect(sum('amount') + rounding + waived).toBe(row.amount);
          expect([sum('stake'), sum('net')]).toEqual([row.stake, row.net]);
        }
        const total = paid.reduce((all, { amount }) => all + amount, 0n);
        expect((await balancesByName(db, id)).main ?? 0n).toBe(total);
      }
    });
    await fc.assert(check, {
      ...{ numRuns: TEAMS, seed: lotOf('generated teams') },
      // Smaller teams of the same fault would take minutes to find.
      endOnFailure: true,
    });
    expect(await verifyBooks(db)).toEqual([]);
  });
});
