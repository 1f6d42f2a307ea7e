import { expect, it, vi } from 'vitest';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { balancesByName } from '#sandbox/ledger/ledger.fixture.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { addDownline } from '../agents.fixture.ts';
import type { ContractPeriod } from '../contracts/kinds.ts';
import { commission, contract } from '../schema.ts';
import { at, bets, DAY_MINUTES, inForce, paidTo, startTeam } from './settlement.fixture.ts';

// Two database engines, and many bets on each.
vi.setConfig({ testTimeout: 120_000 });

onEachEngine((database) => {
  const start = () => startTeam(database().db);

  it('pays a real-time salary every 5 minutes, from the stakes of the team in that time (S9.6)', async () => {
    const team = await start();
    const { db, agent, player, settle } = team;
    await inForce(team, agent, { kind: 'realtime', rate: 30 });
    await bets(team, player, 1, [100_00n, 0n]);
    await bets(team, player, 4, [100_00n, 500_00n]);
    await bets(team, player, 6, [10_00n, 0n]);
    await settle(4);
    expect(await paidTo(db, agent)).toEqual([]);
    await settle(6);
    expect(await paidTo(db, agent)).toMatchObject([
      {
        periodFrom: at(0),
        periodUntil: at(5),
        players: 1,
        stake: 200_00n,
        net: 300_00n,
        amount: 60n,
      },
    ]);
    await settle(11);
    expect((await paidTo(db, agent)).map(({ amount }) => amount)).toEqual([60n, 3n]);
    expect((await balancesByName(db, agent)).main).toBe(63n);
    expect(await verifyBooks(db)).toEqual([]);
  });

  it('settles every missed period once after a jump of the clock (S9.6)', async () => {
    const team = await start();
    const { db, agent, player, settle } = team;
    await inForce(team, agent, { kind: 'hourly', rate: 100 });
    for (const hour of [0, 1, 5, 30]) await bets(team, player, hour * 60 + 10, [50_00n, 0n]);
    await settle(10 * DAY_MINUTES);
    await settle(10 * DAY_MINUTES + 1);
    const paid = await paidTo(db, agent);
    expect(paid.map(({ periodFrom }) => periodFrom)).toEqual([0, 60, 300, 1800].map(at));
    expect(paid.map(({ amount }) => amount)).toEqual([50n, 50n, 50n, 50n]);
    expect((await balancesByName(db, agent)).main).toBe(200n);
  });

  it('never pays twice, even if several instances settle at the same time', async () => {
    const team = await start();
    const { db, top, agent, player, settle } = team;
    await inForce(team, top, { kind: 'realtime', rate: 30 });
    await inForce(team, agent, { kind: 'realtime', rate: 20 });
    for (let minute = 0; minute < 60; minute += 3) await bets(team, player, minute, [100_00n, 0n]);
    await Promise.all([20, 40, 61, 61, 61, 61].map(settle));
    await settle(61);
    const ends = (await paidTo(db, agent)).map(({ periodFrom }) => periodFrom.getTime());
    expect(new Set(ends).size).toBe(ends.length);
    expect((await balancesByName(db, agent)).main).toBe(400n);
    expect((await balancesByName(db, top)).main).toBe(200n);
  });

  it('pays uplines the difference between the rates, so that all together receive the highest rate once', async () => {
    const team = await start();
    const { db, merchant, top, agent, player, settle } = team;
    const beside = await addDownline(db, merchant, top, 0);
    await inForce(team, top, { kind: 'daily', rate: 50 });
    await inForce(team, agent, { kind: 'daily', rate: 20, closedAt: at(600) });
    await bets(team, player, 300, [100_00n, 0n]);
    await bets(team, player, 900, [100_00n, 0n]);
    await bets(team, agent, 300, [100_00n, 0n]);
    await bets(team, beside, 300, [100_00n, 0n]);
    await settle(3 * DAY_MINUTES);
    const sum = async (id: string) =>
      (await paidTo(db, id)).reduce((total, { amount }) => total + amount, 0n);
    // Of the player’s first bet 20 went to the agent; the upline gets the agent’s own bet and all others in full.
    expect(await sum(agent)).toBe(20n);
    expect(await sum(top)).toBe(30n + 50n + 50n + 50n);
  });

  it('pays a dividend on the losses of a team in its period, and nothing if the team won (S3.16)', async () => {
    const team = await start();
    const { db, agent, player, settle } = team;
    await inForce(team, agent, { kind: 'dividend', period: 'weekly', rate: 3000 });
    await bets(team, player, 60, [100_00n, 0n]);
    await bets(team, player, 2 * DAY_MINUTES, [100_00n, 150_00n]);
    await bets(team, player, 8 * DAY_MINUTES, [100_00n, 900_00n]);
    await settle(6 * DAY_MINUTES);
    expect(await paidTo(db, agent)).toEqual([]);
    await settle(20 * DAY_MINUTES);
    expect((await paidTo(db, agent)).map(({ net, amount }) => [net, amount])).toEqual([
      [-50_00n, 15_00n],
      [800_00n, 0n],
    ]);
    expect(await verifyBooks(db)).toEqual([]);
  });

  it('follows the days, weeks and months of the market', async () => {
    const team = await start();
    const { db, merchant, player, settle } = team;
    const { timeZone } = merchant.brand.market;
    const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    await bets(team, player, 20 * DAY_MINUTES, [100_00n, 0n]);
    const starts: Partial<Record<ContractPeriod, [string, string]>> = {};
    for (const period of ['daily', 'weekly', 'semimonthly', 'monthly'] as const) {
      await db.delete(commission);
      await db.delete(contract);
      await inForce(team, team.agent, { kind: 'dividend', period, rate: 100 });
      await settle(100 * DAY_MINUTES);
      const [paid] = await paidTo(db, team.agent);
      if (paid) starts[period] = [day.format(paid.periodFrom), day.format(paid.periodUntil)];
    }
    expect(starts).toEqual({
      daily: ['2026-03-22', '2026-03-23'],
      weekly: ['2026-03-16', '2026-03-23'],
      semimonthly: ['2026-03-16', '2026-04-01'],
      monthly: ['2026-03-02', '2026-04-01'],
    });
  });
});
