import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { payRebate } from '#sandbox/ledger/movements/reward.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { contract } from '../schema.ts';
import { currentEarning } from './currentEarning.ts';
import { deposits, gives, withdraws } from './deductions.fixture.ts';
import { at, bets, DAY_MINUTES, inForce, paidTo, startTeam } from './settlement.fixture.ts';

// Two database engines.
vi.setConfig({ testTimeout: 60_000 });

const DAILY = { kind: 'dividend', period: 'daily', rate: 3000 } as const;

onEachEngine((database) => {
  const start = async () => {
    const team = await startTeam(database().db);
    await inForce(team, team.agent, DAILY);
    return team;
  };

  it('a dividend is a share of the team’s losses, less its bonuses, its rebates and its payment fees (S2.17, S3.16)', async () => {
    const team = await start();
    const { db, agent, player, settle } = team;
    await bets(team, player, 10, [1000_00n, 200_00n]);
    await gives(team, player, 11, 50_00n);
    await gives(team, player, 12, 10_00n, payRebate);
    await deposits(team, player, 13, 1000_00n);
    await withdraws(team, player, 14, 400_00n);
    await settle(2 * DAY_MINUTES);
    // Fees are 0.5 %: ৳5.00 and ৳2.00. 30 % of 800 − 60 − 7.
    expect(await paidTo(db, agent)).toMatchObject([
      { net: -800_00n, bonuses: 60_00n, fees: 7_00n, carriedIn: 0n, amount: 219_90n },
    ]);
    expect(await verifyBooks(db)).toEqual([]);
  });

  it('the shortfall of a period is carried over and deducted before the next payment (S2.17)', async () => {
    const team = await start();
    const { db, agent, player, settle } = team;
    await bets(team, player, 10, [100_00n, 200_00n]);
    await bets(team, player, DAY_MINUTES, [60_00n, 0n]);
    await gives(team, player, 2 * DAY_MINUTES, 10_00n);
    await settle(2 * DAY_MINUTES + 60);
    await bets(team, player, 4 * DAY_MINUTES, [80_00n, 0n]);
    await settle(6 * DAY_MINUTES);
    expect(
      (await paidTo(db, agent)).map(({ carriedIn, amount, carriedOut }) => [
        carriedIn,
        amount,
        carriedOut,
      ]),
    ).toEqual([
      [0n, 0n, -30_00n],
      [-30_00n, 0n, -12_00n],
      [-12_00n, 0n, -15_00n],
      [-15_00n, 9_00n, 0n],
    ]);
  });

  it.each([
    ['the earlier one', 2 * DAY_MINUTES],
    ['all periods', 5 * DAY_MINUTES],
  ])(
    'the shortfall of a contract is carried into the next one between the same two agents, settled after %s',
    async (_, first) => {
      const team = await startTeam(database().db);
      const { db, top: offererId, agent, player, settle } = team;
      await inForce(team, agent, { ...DAILY, offererId, closedAt: at(DAY_MINUTES) });
      await bets(team, player, 10, [100_00n, 200_00n]);
      await settle(first);
      const again = { offererId, acceptedAt: at(2 * DAY_MINUTES) };
      await inForce(team, agent, { ...DAILY, ...again });
      await bets(team, player, 2 * DAY_MINUTES, [40_00n, 0n]);
      await bets(team, player, 3 * DAY_MINUTES, [100_00n, 0n]);
      await settle(5 * DAY_MINUTES);
      expect(
        (await paidTo(db, agent)).map(({ carriedIn, amount, carriedOut }) => [
          carriedIn,
          amount,
          carriedOut,
        ]),
      ).toEqual([
        [0n, 0n, -30_00n],
        [-30_00n, 0n, -18_00n],
        [-18_00n, 12_00n, 0n],
      ]);
    },
  );

  it('a contract of another kind or from another agent begins without a shortfall', async () => {
    const team = await startTeam(database().db);
    const { db, top: offererId, agent, player, settle } = team;
    await inForce(team, agent, { ...DAILY, closedAt: at(DAY_MINUTES) });
    await bets(team, player, 10, [100_00n, 200_00n]);
    await inForce(team, agent, { ...DAILY, offererId, acceptedAt: at(2 * DAY_MINUTES) });
    await inForce(team, agent, { kind: 'daily', rate: 100, acceptedAt: at(2 * DAY_MINUTES) });
    await bets(team, player, 2 * DAY_MINUTES, [100_00n, 0n]);
    await settle(4 * DAY_MINUTES);
    const paid = (await paidTo(db, agent)).map(({ kind, amount }) => `${kind} ${amount}`);
    expect(paid.toSorted()).toEqual(['daily 100', 'dividend 0', 'dividend 3000']);
  });

  it('the outlook of a new contract shows the shortfall of the earlier one, settled or not', async () => {
    const team = await startTeam(database().db);
    const { db, merchant, agent, player, settle } = team;
    await inForce(team, agent, { ...DAILY, closedAt: at(60) });
    await bets(team, player, 10, [100_00n, 200_00n]);
    await inForce(team, agent, { ...DAILY, acceptedAt: at(70) });
    const [row] = await db
      .select()
      .from(contract)
      .where(eq(contract.acceptedAt, at(70)));
    if (!row?.settledUntil) throw new Error('The contract is not in force.');
    const held = { ...row, settledUntil: row.settledUntil };
    const now = () => currentEarning(db, held, merchant.brand.market.timeZone, at(80));
    expect(await now()).toMatchObject({ carriedIn: -30_00n, amount: 0n });
    await settle(75);
    expect(await now()).toMatchObject({ carriedIn: -30_00n, amount: 0n });
  });

  it('the current period shows its carry-over, with and without events (S9.6)', async () => {
    const team = await start();
    const { db, merchant, agent, player, settle } = team;
    await bets(team, player, 10, [100_00n, 200_00n]);
    const [row] = await db.select().from(contract).where(eq(contract.agentId, agent));
    if (!row?.settledUntil) throw new Error('The contract is not in force.');
    const held = { ...row, settledUntil: row.settledUntil };
    const now = (minutes: number) =>
      currentEarning(db, held, merchant.brand.market.timeZone, at(minutes));
    // Whether or not the period before is settled yet.
    expect(await now(2 * DAY_MINUTES + 1)).toMatchObject({ carriedIn: -30_00n, amount: 0n });
    await settle(2 * DAY_MINUTES);
    expect(await now(2 * DAY_MINUTES + 1)).toMatchObject({ carriedIn: -30_00n, amount: 0n });
    await bets(team, player, 2 * DAY_MINUTES + 2, [200_00n, 0n]);
    expect(await now(2 * DAY_MINUTES + 3)).toMatchObject({ carriedIn: -30_00n, amount: 30_00n });
  });

  it('a salary ignores bonuses and fees', async () => {
    const team = await startTeam(database().db);
    const { db, agent, player, settle } = team;
    await inForce(team, agent, { kind: 'daily', rate: 100 });
    await bets(team, player, 10, [100_00n, 0n]);
    await gives(team, player, 11, 50_00n);
    await deposits(team, player, 12, 500_00n);
    await settle(2 * DAY_MINUTES);
    expect(await paidTo(db, agent)).toMatchObject([{ bonuses: 0n, fees: 0n, amount: 1_00n }]);
  });
});
