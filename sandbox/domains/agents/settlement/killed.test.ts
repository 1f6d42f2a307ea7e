import { expect, it, vi } from 'vitest';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { balancesByName } from '#sandbox/ledger/ledger.fixture.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { gives } from './deductions.fixture.ts';
import { settleMerchant } from './settleContracts.ts';
import { at, bets, DAY_MINUTES, inForce, paidTo, startTeam } from './settlement.fixture.ts';

// Two database engines, and a settlement for each of its steps.
vi.setConfig({ testTimeout: 120_000 });

const STEPS = new Set(['select', 'insert', 'update', 'delete', 'execute']);

/** A database that fails at its nth step. */
function goneAt(db: Database, step: number): Database {
  let taken = 0;
  return new Proxy(db, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name, target);
      if (typeof own !== 'function') return own;
      if (typeof name === 'string' && STEPS.has(name)) {
        taken += 1;
        if (taken === step) throw new Error('The platform was killed.');
      }
      return own.bind(target);
    },
  });
}

onEachEngine((database) => {
  it('a settlement that is killed at any step and restarted pays once (S1.3)', async () => {
    const { db } = database();
    const killedAt: number[] = [];
    for (let step = 1; killedAt.length === step - 1; step += 1) {
      const team = await startTeam(db);
      const { merchant, agent, player, settle } = team;
      await inForce(team, agent, { kind: 'dividend', period: 'daily', rate: 3000 });
      await inForce(team, agent, { kind: 'hourly', rate: 50 });
      await bets(team, player, 10, [100_00n, 0n]);
      await gives(team, player, 11, 20_00n);
      const now = at(3 * DAY_MINUTES);
      const settled = inTransaction(db, (tx) => settleMerchant(goneAt(tx, step), merchant, now));
      await settled.catch(() => killedAt.push(step));
      await settle(3 * DAY_MINUTES);
      await settle(3 * DAY_MINUTES);
      const paid = await paidTo(db, agent);
      expect([step, paid.map(({ amount }) => amount).sort()]).toEqual([step, [24_00n, 50n]]);
      expect((await balancesByName(db, agent)).main).toBe(24_50n);
    }
    expect(killedAt.length).toBeGreaterThan(10);
    expect(await verifyBooks(db)).toEqual([]);
  });
});
