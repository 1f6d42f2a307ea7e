import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { addMember, addMerchant } from '#sandbox/ledger/ledger.fixture.ts';
import { lossLeft } from './losses.ts';
import { assertMayPlay, recordPlay, recordStake, recordWin } from './play.ts';
import { playSessionOf } from './playSession.ts';

const START = new Date('2026-05-01T10:00:00Z');
const minute = (minutes: number, ms = 0) => new Date(START.getTime() + minutes * 60_000 + ms);

onEachEngine((database) => {
  let db: Database;
  let memberId: string;
  beforeEach(async () => {
    db = database().db;
    memberId = await addMember(db, await addMerchant(db, { single: false }));
  });

  describe('a play session', () => {
    it('starts again after a pause, with new stakes, wins and reality check', async () => {
      await recordStake(db, memberId, 100n, START);
      await recordWin(db, memberId, 30n, minute(1));
      await recordStake(db, memberId, 40n, minute(30));
      expect(await playSessionOf(db, memberId, minute(31))).toEqual({
        startedAt: minute(30),
        lastPlayedAt: minute(30),
        nextCheckAt: minute(90),
        staked: 40n,
        won: 0n,
      });
    });

    it('continues until just before the end of the pause', async () => {
      await recordStake(db, memberId, 100n, START);
      await recordStake(db, memberId, 40n, minute(30, -1));
      expect(await playSessionOf(db, memberId, minute(31))).toMatchObject({
        ...{ startedAt: START, nextCheckAt: minute(60), staked: 140n },
      });
    });
  });

  it('a reality check is due exactly after its interval, and not earlier (S2.16)', async () => {
    for (const minutes of [0, 29, 58]) await recordPlay(db, memberId, minute(minutes));
    await expect(assertMayPlay(db, memberId, minute(60, -1))).resolves.toBeUndefined();
    await expect(assertMayPlay(db, memberId, minute(60))).rejects.toMatchObject({
      code: 'reality_check_due',
    });
  });

  it.each([
    [3n, 4n, 5n],
    [4n, 3n, 5n],
    [5n, 4n, 3n],
  ])('the lowest of the loss limits %s, %s and %s applies (S2.16)', async (...values) => {
    const limits = new Map(
      (['loss-day', 'loss-week', 'loss-month'] as const).map((name, at) => [
        name,
        values[at] ?? 0n,
      ]),
    );
    expect(await lossLeft(db, memberId, limits, START)).toBe(3n);
  });
});
