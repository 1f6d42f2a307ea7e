import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { contract } from '../schema.ts';
import { currentEarning } from './currentEarning.ts';
import { at, bets, inForce, startTeam } from './settlement.fixture.ts';

// Two database engines.
vi.setConfig({ testTimeout: 60_000 });

onEachEngine((database) => {
  it('counts only bets of the current period, from the beginning of the contract on (S9.6)', async () => {
    const team = await startTeam(database().db);
    const { db, merchant, agent, player } = team;
    await inForce(team, agent, { kind: 'hourly', rate: 100, acceptedAt: at(20) });
    for (const minutes of [10, 30, 70]) await bets(team, player, minutes, [50_00n, 0n]);
    const [row] = await db.select().from(contract).where(eq(contract.agentId, agent));
    if (!row?.settledUntil) throw new Error('The contract is not in force.');
    const held = { ...row, settledUntil: row.settledUntil };
    const now = (minutes: number) =>
      currentEarning(db, held, merchant.brand.market.timeZone, at(minutes));
    const first = { from: at(20), until: at(60), players: 1, stake: 50_00n, amount: 50n };
    expect(await now(40)).toMatchObject(first);
    expect(await now(65)).toMatchObject({ from: at(60), until: at(120), stake: 0n, amount: 0n });
    expect(await now(71)).toMatchObject({ stake: 50_00n, net: -50_00n });
  });

  it('what ended periods earned is due until it is paid (S9.6)', async () => {
    const team = await startTeam(database().db);
    const { db, merchant, agent, player, settle } = team;
    await inForce(team, agent, { kind: 'realtime', rate: 100 });
    for (const minutes of [1, 6, 11]) await bets(team, player, minutes, [50_00n, 0n]);
    const outlook = async () => {
      const [row] = await db.select().from(contract).where(eq(contract.agentId, agent));
      if (!row?.settledUntil) throw new Error('The contract is not in force.');
      const held = { ...row, settledUntil: row.settledUntil };
      return currentEarning(db, held, merchant.brand.market.timeZone, at(12));
    };
    expect(await outlook()).toMatchObject({ from: at(10), amount: 50n, due: 100n });
    await settle(12);
    expect(await outlook()).toMatchObject({ from: at(10), amount: 50n, due: 0n });
  });
});
