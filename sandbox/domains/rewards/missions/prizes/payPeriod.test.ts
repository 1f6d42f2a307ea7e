import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import { LEADERBOARD_PRIZES } from '#sandbox/domains/rewards/settings.ts';
import { requirementsOf } from '#sandbox/domains/rewards/turnover.ts';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { addMember, addMerchant, balancesByName } from '#sandbox/ledger/ledger.fixture.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { type PeriodKind, periodAt } from '../period.ts';
import { endedPeriods } from './endedPeriods.ts';
import { latestPaidPrizes } from './latestPaidPrizes.ts';
import { payPeriod } from './payPeriod.ts';

// Two database engines, and many sequences on each.
vi.setConfig({ testTimeout: 240_000 });

const RUNS = 8;
const PLAYERS = 6;
const START = new Date('2026-03-02T00:00:00Z');
const HOUR_MS = 3_600_000;
const HOURS = 9 * 24;
const after = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);

const stakes = fc.array(
  fc.record({
    player: fc.nat({ max: PLAYERS - 1 }),
    stake: fc.bigInt(1n, 5_00n),
    hour: fc.nat({ max: HOURS }),
  }),
  { minLength: 1, maxLength: 25 },
);
/** The times of the job's runs, in hours: in any order, and several at once. */
const looks = fc.array(fc.nat({ max: 2 * HOURS }), { minLength: 2, maxLength: 8 });

onEachEngine((database) => {
  async function startRace() {
    const { db } = database();
    const merchant = await addMerchant(db, { single: true });
    const members: string[] = [];
    for (let index = 0; index < PLAYERS; index += 1) members.push(await addMember(db, merchant));
    const [played] = await db.select().from(game).limit(1);
    if (!played) throw new Error('There is no game.');
    const stakeAt = (memberId: string, stake: bigint, hour: number) =>
      db.insert(bet).values({
        ...{ merchantCode: merchant.merchantCode, memberId, vendorCode: played.vendorCode },
        ...{ gameId: played.id, gameType: played.type, roundId: randomUUID(), stake },
        ...{ state: 'settled', at: after(hour), settledAt: after(hour) },
      });
    const pay = (kind: PeriodKind, hour: number) =>
      inTransaction(db, async (tx) => {
        const passed = { from: START, now: after(hour) };
        const paid = [];
        for (const period of await endedPeriods(tx, merchant, kind, passed)) {
          for (const prize of await payPeriod(tx, { merchant, kind, period }, after(hour))) {
            paid.push({ ...prize, kind, from: period.from.getTime() });
          }
        }
        return paid;
      });
    return { db, merchant, members, stakeAt, pay };
  }

  const earned = async (db: Database, memberId: string) =>
    (await balancesByName(db, memberId)).single ?? 0n;

  describe('leaderboard prizes', () => {
    it('are paid once for a rank of a day or week, in whatever order and however often the job runs (S2.16)', async () => {
      await fc.assert(
        fc.asyncProperty(stakes, looks, async (placed, hours) => {
          const { db, members, stakeAt, pay } = await startRace();
          for (const { player, stake, hour } of placed) {
            await stakeAt(members[player] ?? '', stake, hour);
          }
          const last = 2 * HOURS;
          const turns = [...hours, last].map((hour) =>
            Promise.all([pay('daily', hour), pay('weekly', hour)]),
          );
          const paid = (await Promise.all(turns)).flat(2);
          const places = paid.map(({ kind, from, place }) => `${kind} ${from} ${place}`);
          expect(new Set(places).size).toBe(places.length);
          for (const { kind, place, amount } of paid) {
            expect(amount).toBe(LEADERBOARD_PRIZES[kind][place - 1]);
          }
          for (const memberId of members) {
            const own = paid.filter((prize) => prize.memberId === memberId);
            const won = own.reduce((sum, { amount }) => sum + amount, 0n);
            expect(await earned(db, memberId)).toBe(won);
            expect(await requirementsOf(db, memberId)).toEqual([]);
          }
          expect(paid.length).toBeGreaterThan(0);
          expect(await verifyBooks(db)).toEqual([]);
        }),
        { numRuns: RUNS },
      );
    });

    it('go to the highest stakes, the first among equals, at the end of the market’s day', async () => {
      const { db, merchant, members, stakeAt, pay } = await startRace();
      const [first = '', second = '', third = ''] = members;
      const { from, until } = await periodAt(db, 'daily', START, merchant.brand.market.timeZone);
      const hoursTo = (moment: Date) => (moment.getTime() - START.getTime()) / HOUR_MS;
      await stakeAt(third, 50_00n, hoursTo(from) + 3);
      await stakeAt(second, 80_00n, hoursTo(from) + 4);
      await stakeAt(first, 80_00n, hoursTo(from) + 2);
      expect(await pay('daily', hoursTo(until) - 0.5)).toEqual([]);
      const paid = await pay('daily', hoursTo(until));
      expect(paid.map(({ memberId }) => memberId)).toEqual([first, second, third]);
      await stakeAt(third, 500_00n, hoursTo(until) - 0.1);
      expect(await pay('daily', hoursTo(until) + 30)).toEqual([]);
    });

    it('are not paid to closed accounts, and lower ranks do not move up', async () => {
      const { db, merchant, members, stakeAt, pay } = await startRace();
      const [first = '', second = ''] = members;
      const { until } = await periodAt(db, 'daily', START, merchant.brand.market.timeZone);
      await stakeAt(first, 80_00n, 1);
      await stakeAt(second, 50_00n, 1);
      await db.update(member).set({ status: 'closed' }).where(eq(member.id, first));
      const paid = await pay('daily', (until.getTime() - START.getTime()) / HOUR_MS);
      expect(paid).toMatchObject([{ memberId: second, place: 2 }]);
      expect(await earned(db, first)).toBe(0n);
      const shown = await latestPaidPrizes(db, merchant, 'daily', second);
      expect(shown?.list).toMatchObject([{ place: 2, own: true }]);
    });
  });
});
