import { and, eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { acceptContract } from '../contracts/answerContract.ts';
import { contractsInForce } from '../contracts/contractsInForce.ts';
import { endContract } from '../contracts/endContracts.ts';
import { offerContract } from '../contracts/offerContract.ts';
import { contract } from '../schema.ts';
import {
  at,
  bets,
  DAY_MINUTES,
  inForce,
  paidTo,
  startTeam,
} from '../settlement/settlement.fixture.ts';
import { correctIncome } from './correctIncome.ts';

// Two database engines.
vi.setConfig({ testTimeout: 60_000 });

onEachEngine((database) => {
  async function start() {
    const team = await startTeam(database().db);
    await inForce(team, team.agent, { kind: 'dividend', period: 'daily', rate: 3000 });
    const { db, agent: agentId } = team;
    const { merchantCode } = team.merchant;
    const correct = (minutes: number, amount: bigint) =>
      inTransaction(db, (tx) =>
        correctIncome(tx, { merchantCode, agentId, amount, note: 'Counted twice' }, at(minutes)),
      );
    const figures = async () =>
      (await paidTo(db, agentId)).map(({ corrections, carriedIn, amount, carriedOut }) => [
        corrections,
        carriedIn,
        amount,
        carriedOut,
      ]);
    return { ...team, correct, figures };
  }

  it('corrections of a dividend are added in full to the period in which they are made; a negative result is carried over (S2.17)', async () => {
    const { db, player, settle, correct, figures, ...place } = await start();
    await bets({ db, ...place }, player, 10, [100_00n, 0n]);
    expect(await correct(20, 5_00n)).toBe(true);
    expect(await correct(30, -50_00n)).toBe(true);
    // A period with nothing but a correction.
    expect(await correct(DAY_MINUTES + 10, 1_00n)).toBe(true);
    await bets({ db, ...place }, player, 2 * DAY_MINUTES + 10, [100_00n, 0n]);
    await settle(4 * DAY_MINUTES);
    expect(await figures()).toEqual([
      [-45_00n, 0n, 0n, -15_00n],
      [1_00n, -15_00n, 0n, -14_00n],
      [0n, -14_00n, 16_00n, 0n],
    ]);
    expect(await verifyBooks(db)).toEqual([]);
  });

  it('a correction made while its period is being settled counts in the next period', async () => {
    const { settle, correct, figures } = await start();
    await settle(DAY_MINUTES + 120);
    expect(await correct(DAY_MINUTES - 1, 5_00n)).toBe(true);
    await settle(3 * DAY_MINUTES);
    expect(await figures()).toEqual([[5_00n, 0n, 5_00n, 0n]]);
  });

  it('a correction made while its contract is being ended is still paid', async () => {
    const { db, agent, settle, correct, figures } = await start();
    expect(await correct(30, 5_00n)).toBe(true);
    await inTransaction(db, async (tx) => {
      const [own] = await contractsInForce(tx, agent);
      if (own) await endContract(tx, own, at(20));
    });
    await settle(DAY_MINUTES);
    expect(await figures()).toEqual([[5_00n, 0n, 5_00n, 0n]]);
  });

  it('a contract that replaces another begins where that one ends, so that nothing is paid twice (S4.16)', async () => {
    const { db, merchant, agent: agentId, correct } = await start();
    const { merchantCode } = merchant;
    expect(await correct(30, 5_00n)).toBe(true);
    const terms = { kind: 'dividend', period: 'daily', rate: 3500 } as const;
    const begins = await inTransaction(db, async (tx) => {
      const offered = await offerContract(
        tx,
        { merchantCode, offererId: null, agentId, ...terms },
        at(10),
      );
      return (await acceptContract(tx, offered, at(20))).acceptedAt;
    });
    const [before] = await db
      .select()
      .from(contract)
      .where(and(eq(contract.agentId, agentId), eq(contract.state, 'terminated')));
    expect(before?.closedAt).toEqual(begins);
  });

  it('a correction needs an active dividend contract', async () => {
    const team = await startTeam(database().db);
    await inForce(team, team.agent, { kind: 'daily', rate: 100 });
    const { merchantCode } = team.merchant;
    const correction = { merchantCode, agentId: team.agent, amount: 1n, note: 'None' };
    expect(await correctIncome(team.db, correction, at(10))).toBe(false);
  });
});
