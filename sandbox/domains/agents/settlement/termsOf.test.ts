import { expect, it, vi } from 'vitest';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { addDownline } from '../agents.fixture.ts';
import { deposits, gives } from './deductions.fixture.ts';
import { at, bets, DAY_MINUTES, inForce, paidTo, startTeam } from './settlement.fixture.ts';
import { termsOf } from './termsOf.ts';

// Two database engines.
vi.setConfig({ testTimeout: 60_000 });

/** A term of one player, with nothing to deduct. */
const NONE = { players: 1, bonuses: 0n, fees: 0n };

onEachEngine((database) => {
  it('lists each branch of the team with the rate paid below, and the terms add up to the payment (S1.3, S2.17)', async () => {
    const team = await startTeam(database().db);
    const { db, merchant, top, agent, player, settle } = team;
    const beside = await addDownline(db, merchant, top, 0);
    await inForce(team, top, { kind: 'daily', rate: 50 });
    await inForce(team, agent, { kind: 'daily', rate: 20 });
    await bets(team, player, 300, [100_33n, 0n]);
    await bets(team, beside, 301, [50_55n, 80_00n]);
    await settle(2 * DAY_MINUTES);
    const [paid] = await paidTo(db, top);
    if (!paid) throw new Error('Nothing was paid.');
    expect(paid.amount).toBe(55n);
    expect(await termsOf(db, paid)).toEqual({
      terms: [
        { ...NONE, through: agent, below: 20, stake: 100_33n, net: -100_33n, amount: 30n },
        { ...NONE, through: null, below: 0, stake: 50_55n, net: 29_45n, amount: 25n },
      ],
      rounding: 0n,
    });
  });

  it('shows the rounding of its terms, and the shortfall that a win of the team leaves (S3.16)', async () => {
    const team = await startTeam(database().db);
    const { db, merchant, top, agent, player, settle } = team;
    const beside = await addDownline(db, merchant, top, 0);
    await inForce(team, top, { kind: 'dividend', period: 'daily', rate: 3000 });
    await inForce(team, agent, { kind: 'dividend', period: 'daily', rate: 1000 });
    await bets(team, player, 0, [1_09n, 0n]);
    await bets(team, beside, 1, [1_06n, 0n]);
    await bets(team, player, 2 * DAY_MINUTES, [10_00n, 40_00n]);
    await settle(5 * DAY_MINUTES);
    const paid = await paidTo(db, top);
    const parts = await Promise.all(paid.map((row) => termsOf(db, row)));
    expect(parts.map(({ terms }) => terms.map(({ amount }) => amount))).toEqual([
      [21n, 31n],
      [-6_00n],
    ]);
    expect(parts.map(({ rounding }) => rounding)).toEqual([1n, 0n]);
    expect(paid.map(({ amount, carriedOut }) => [amount, carriedOut])).toEqual([
      [53n, 0n],
      [0n, -6_00n],
    ]);
  });

  it('assigns bonuses and fees to the branch of their member (S2.17)', async () => {
    const team = await startTeam(database().db);
    const { db, merchant, top, agent, player, settle } = team;
    const beside = await addDownline(db, merchant, top, 0);
    await inForce(team, top, { kind: 'dividend', period: 'daily', rate: 3000 });
    await inForce(team, agent, { kind: 'dividend', period: 'daily', rate: 1000 });
    await bets(team, player, 0, [100_00n, 0n]);
    await gives(team, player, 1, 20_00n);
    await deposits(team, beside, 2, 200_00n);
    await settle(2 * DAY_MINUTES);
    const [paid] = await paidTo(db, top);
    if (!paid) throw new Error('Nothing was paid.');
    const { terms } = await termsOf(db, paid);
    expect(terms).toMatchObject([
      { through: agent, stake: 100_00n, bonuses: 20_00n, fees: 0n, amount: 16_00n },
      { through: null, players: 0, bonuses: 0n, fees: 1_00n, amount: -30n },
    ]);
    expect(paid.amount).toBe(15_70n);
  });

  it('does not change when the contracts change later', async () => {
    const team = await startTeam(database().db);
    const { db, top, agent, player, settle } = team;
    await inForce(team, top, { kind: 'hourly', rate: 50 });
    await inForce(team, agent, { kind: 'hourly', rate: 20, closedAt: at(90) });
    await bets(team, player, 10, [100_00n, 0n]);
    await bets(team, player, 100, [100_00n, 0n]);
    await settle(DAY_MINUTES);
    const paid = await paidTo(db, top);
    const parts = await Promise.all(paid.map((row) => termsOf(db, row)));
    expect(parts.flatMap(({ terms }) => terms.map(({ through }) => through))).toEqual([
      agent,
      null,
    ]);
    expect(paid.map(({ amount }) => amount)).toEqual([30n, 50n]);
  });
});
