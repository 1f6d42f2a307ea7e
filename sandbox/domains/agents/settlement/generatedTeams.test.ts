import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { dayOf } from '#sandbox/kernel/market/period.ts';
import { addMerchant, balancesByName } from '#sandbox/ledger/ledger.fixture.ts';
import { payRebate } from '#sandbox/ledger/movements/reward.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { EVERYTHING, lotOf } from '#scripts/test/draw.ts';
import { addDownlines } from '../agents.fixture.ts';
import { readCorrections } from '../corrections/correctionsDuring.ts';
import { agreesWithRate } from './agreesWithRate.fixture.ts';
import { corrects, deposits, gives, withdraws } from './deductions.fixture.ts';
import { at, bets, DAY_MINUTES, inForce, paidTo, settleAt } from './settlement.fixture.ts';
import { shareBelow } from './shareBelow.ts';
import { termsOf } from './termsOf.ts';

const TEAMS = EVERYTHING ? 1000 : 10;
vi.setConfig({ testTimeout: EVERYTHING ? 1_800_000 : 120_000 });

const LAST_MINUTE = 3 * DAY_MINUTES;
const KINDS = ['realtime', 'hourly', 'daily', 'dividend'] as const;

const minute = fc.integer({ min: 0, max: LAST_MINUTE - 1 });

/**
 * A member of a generated team: how far up the list their upline is, and their contract, if any. Most teams are deep and most contracts
 * long, so that bets have several contracts above them.
 */
const someone = fc.record({
  up: fc.nat({ max: 1 }),
  contract: fc.option(
    fc.record({
      from: fc.integer({ min: 0, max: DAY_MINUTES }),
      for: minute,
      off: fc.integer({ min: 0, max: 99 }),
      /** The same contract again: how long after the end of the first, and for how long. */
      again: fc.option(fc.record({ after: fc.integer({ min: 0, max: DAY_MINUTES }), for: minute })),
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
  gifts: fc.array(
    fc.record({
      by: fc.nat(),
      at: minute,
      what: fc.constantFrom('bonus', 'rebate', 'deposit', 'withdrawal'),
      amount: fc.bigInt({ min: 1n, max: 900_00n }),
    }),
    { maxLength: 8 },
  ),
  corrections: fc.array(
    fc.record({
      of: fc.nat(),
      at: minute,
      amount: fc.bigInt({ min: -900_00n, max: 900_00n }).filter((amount) => amount !== 0n),
    }),
    { maxLength: 4 },
  ),
});

type Team = typeof team extends fc.Arbitrary<infer Value> ? Value : never;

/** A generated team as a tree: each member is below an earlier one. Rates fall on the way down. */
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
    const until = contract.from + contract.for + 1;
    const spans = [{ from: contract.from, until }];
    if (contract.again) {
      const from = until + contract.again.after;
      spans.push({ from, until: from + contract.again.for + 1 });
    }
    return { rate, spans };
  });
  return { parents, lineOf, contracts };
}

/** The amounts that an agent’s contract pays a share of, by event. */
function eventsOf({ kind, bets: played, gifts }: Team) {
  const lost = played.map(({ stake, payout, ...event }) => ({
    ...event,
    base: kind === 'dividend' ? stake - payout : stake,
  }));
  if (kind !== 'dividend') return lost;
  const given = gifts.map(({ what, amount, ...event }) => {
    const isMoved = what === 'deposit' || what === 'withdrawal';
    return { ...event, base: -(isMoved ? (amount * 50n) / 10_000n : amount) };
  });
  return [...lost, ...given];
}

/** The expected payments of an agent, by period, calculated from the events alone. */
function expectedOf(given: Team, holder: number, timeZone: string): bigint[] {
  const { lineOf, contracts } = treeOf(given);
  const inForceAt = (place: number, moment: number) => {
    const own = contracts[place];
    const held = own?.spans.findIndex(({ from, until }) => from <= moment && moment < until) ?? -1;
    return own && held >= 0 ? { rate: own.rate, held } : undefined;
  };
  const timeOf = (moment: number): string => {
    if (given.kind === 'realtime') return String(Math.floor(moment / 5)).padStart(9, '0');
    if (given.kind === 'hourly') return String(Math.floor(moment / 60)).padStart(9, '0');
    return dayOf(at(moment), timeZone);
  };
  // Each contract has its own payments; on the same day, the earlier contract’s come first.
  const periodOf = (moment: number, held: number) => `${timeOf(moment)} ${held}`;
  const earned = new Map<string, bigint>();
  for (const { by, at: moment, base } of eventsOf(given)) {
    const line = lineOf(by % given.members.length);
    const own = inForceAt(holder, moment);
    if (!own || !line.includes(holder)) continue;
    const between = line.slice(0, line.indexOf(holder));
    const nearest = between.map((place) => inForceAt(place, moment)).filter(Boolean);
    const rate = BigInt(own.rate - (nearest.at(-1)?.rate ?? 0));
    const period = periodOf(moment, own.held);
    earned.set(period, (earned.get(period) ?? 0n) + base * rate);
  }
  const corrected = new Map<string, bigint>();
  for (const { of, at: moment, amount } of given.corrections) {
    // Only the first contract is corrected.
    if (of % given.members.length !== holder || inForceAt(holder, moment)?.held !== 0) continue;
    const period = periodOf(moment, 0);
    corrected.set(period, (corrected.get(period) ?? 0n) + amount);
  }
  let short = 0n;
  return [...new Set([...earned.keys(), ...corrected.keys()])].sort().map((period) => {
    const due = (earned.get(period) ?? 0n) / 10_000n + (corrected.get(period) ?? 0n) + short;
    short = due < 0n ? due : 0n;
    return due < 0n ? 0n : due;
  });
}

/** The other amounts that a member of the team has received. */
const givenTo = ({ gifts, members }: Team, place: number): bigint =>
  gifts
    .filter(({ by, what }) => by % members.length === place && /bonus|rebate/.test(what))
    .reduce((total, { amount }) => total + amount, 0n);

/** The functions that credit a member, or move their money. */
const DO = {
  bonus: gives,
  rebate: (...[place, id, minutes, amount]: Parameters<typeof gives>) =>
    gives(place, id, minutes, amount, payRebate),
  deposit: deposits,
  withdrawal: withdraws,
};

async function play(db: Database, given: Team) {
  const merchant = await addMerchant(db, { single: false });
  const { parents, contracts } = treeOf(given);
  const ids = await addDownlines(db, merchant, parents);
  for (const [place, terms] of contracts.entries()) {
    const id = ids[place];
    if (!terms || !id) continue;
    const period = given.kind === 'dividend' ? ({ period: 'daily' } as const) : {};
    for (const { from, until } of terms.spans) {
      const moments = { acceptedAt: at(from), closedAt: at(until) };
      await inForce({ db, merchant }, id, {
        kind: given.kind,
        rate: terms.rate,
        ...period,
        ...moments,
      });
    }
  }
  for (const { by, at: moment, stake, payout } of given.bets)
    await bets({ db, merchant }, ids[by % ids.length] ?? '', moment, [stake, payout]);
  for (const { by, at: moment, what, amount } of given.gifts)
    await DO[what]({ db, merchant }, ids[by % ids.length] ?? '', moment, amount);
  for (const { of, at: moment, amount } of given.corrections)
    await corrects(db, ids[of % ids.length] ?? '', moment, amount);
  // In several steps, as the clock does it; the last is after the end of every contract.
  for (const until of [DAY_MINUTES / 2, DAY_MINUTES, LAST_MINUTE, 4 * LAST_MINUTE])
    await settleAt({ db, merchant })(until);
  return { ids, timeZone: merchant.brand.market.timeZone };
}

onEachEngine((database) => {
  it('for any team, each payment follows from its bets, bonuses, fees, corrections and carry-over, equals the sum of its terms, agrees with its rate and is credited to the wallet (S1.3, S2.17)', async () => {
    const { db } = database();
    const check = fc.asyncProperty(team, async (given) => {
      const { ids, timeZone } = await play(db, given);
      for (const [holder, id] of ids.entries()) {
        const paid = await paidTo(db, id);
        expect(paid.map(({ amount }) => amount)).toEqual(expectedOf(given, holder, timeZone));
        for (const row of paid) {
          const { terms, rounding } = await termsOf(db, row);
          const sum = (key: 'amount' | 'stake' | 'net' | 'bonuses' | 'fees') =>
            terms.reduce((total, term) => total + term[key], 0n);
          const { contractId, periodFrom: from, periodUntil: until, corrections } = row;
          const listed = await readCorrections(db, { contractId, from, until });
          expect(listed.reduce((total, { amount }) => total + amount, 0n)).toBe(corrections);
          const paidAndCarried = row.amount + row.carriedOut;
          expect(sum('amount') + rounding + corrections + row.carriedIn).toBe(paidAndCarried);
          expect([sum('stake'), sum('net')]).toEqual([row.stake, row.net]);
          expect([sum('bonuses'), sum('fees')]).toEqual([row.bonuses, row.fees]);
          expect(agreesWithRate(row, shareBelow(row), terms)).toBe(true);
        }
        const total = paid.reduce((all, { amount }) => all + amount, 0n);
        expect((await balancesByName(db, id)).main ?? 0n).toBe(total + givenTo(given, holder));
      }
    });
    await fc.assert(check, {
      ...{ numRuns: TEAMS, seed: lotOf('generated teams') },
      // Shrinking to smaller teams with the same fault would take minutes.
      endOnFailure: true,
    });
    expect(await verifyBooks(db)).toEqual([]);
  });
});
