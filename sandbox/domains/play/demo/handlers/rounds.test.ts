import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { parseAmount } from '#sandbox/kernel/market/amountText.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { balancesOf } from '#sandbox/ledger/balances.ts';
import { payBonus } from '#sandbox/ledger/movements/reward.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import type { Answer } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { BetPage, DemoOutcome } from '#src/platform/contract.generated.ts';
import { beginGame, singleWallet } from './demo.fixture.ts';

const platform = testPlatform();
const SLOT = 'CQ9-0001';
let merchant: Merchant;

const db = () => platform.sandbox.platform.db;
const player = () => platform.as('player', merchant);
const outcome = ({ body }: Answer) => body.value as DemoOutcome;
const minor = (text: string) => parseAmount(merchant, text) ?? 0n;

async function wallet(): Promise<bigint> {
  const balances = await balancesOf(db(), playerId(merchant, 'player'));
  return balances.find(({ kind }) => kind === 'single')?.balance ?? 0n;
}

async function betCount(): Promise<number> {
  const { body } = await player().get('/wps/member/bets');
  return (body.value as BetPage).total;
}

beforeAll(async () => {
  merchant = singleWallet(platform.merchants);
  const memberId = playerId(merchant, 'player');
  const key = 'rounds-test';
  await db().transaction((tx) =>
    payBonus(tx, { merchant, memberId, key, reference: key, at: new Date(), amount: 5000_00n }),
  );
});

describe('a round with real credits', () => {
  it('takes the stake, pays the win, and appears in the betting record', async () => {
    const game = await beginGame(player(), SLOT);
    const before = await wallet();
    const bets = await betCount();
    const { payout, balance } = outcome(await game.play('round-0001', '20.00'));
    expect(await wallet()).toBe(before - 20_00n + minor(payout));
    expect(minor(balance)).toBe(await wallet());
    expect(await betCount()).toBe(bets + 1);
  });

  it('is settled once despite retries and parallel calls, in every game', async () => {
    const game = await beginGame(player(), SLOT);
    let serial = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 30 })), {
          minLength: 1,
          maxLength: 12,
        }),
        async (tries) => {
          serial += 1;
          const before = await wallet();
          const answers = await Promise.all(
            tries.map(([round]) => game.play(`set-${serial}-round-${round}`, `${round + 1}.00`)),
          );
          const byRound = new Map(tries.map(([round], index) => [round, answers[index]]));
          let expected = before;
          for (const [round, answer] of byRound) {
            if (!answer) throw new Error('Every try has an answer.');
            expected += minor(outcome(answer).payout) - BigInt(round + 1) * 100n;
          }
          expect(await wallet()).toBe(expected);
          tries.forEach(([round], index) => {
            expect(answers[index]?.body.value).toEqual(byRound.get(round)?.body.value);
          });
        },
      ),
      { numRuns: 10 },
    );
    expect(await verifyBooks(db())).toEqual([]);
  });

  it('cannot be repeated with another stake', async () => {
    const game = await beginGame(player(), SLOT);
    await game.play('round-0009', '1.00');
    expect((await game.play('round-0009', '2.00')).body.code).toBe('round_reused');
  });

  it('is rejected if the wallet does not cover the stake, and leaves no record', async () => {
    const newcomer = platform.as('firstLogin', merchant);
    const game = await beginGame(newcomer, SLOT);
    expect((await game.play('round-0001', '5.00')).body.code).toBe('balance_insufficient');
    const { body } = await newcomer.get('/wps/member/bets');
    expect((body.value as BetPage).total).toBe(0);
    expect(await verifyBooks(db())).toEqual([]);
  });

  it('is rejected for a stake or a selection that the game does not offer', async () => {
    const game = await beginGame(player(), SLOT);
    expect((await game.play('round-0101', '0.50')).body.code).toBe('stake_out_of_range');
    expect((await game.play('round-0102', '10000.01')).body.code).toBe('stake_out_of_range');
    expect((await game.play('round-0103', '5.00', 'left')).body.code).toBe('selection_invalid');
  });

  it('is rejected after the end of the session that launched the game', async () => {
    const headers = await platform.signIn('player', merchant);
    const client = {
      ...platform,
      get: <const Path extends string>(path: Path) => platform.get(path, headers),
      post: <const Path extends string>(path: Path, body: unknown) =>
        platform.post(path, body, headers),
    };
    const game = await beginGame(client, SLOT);
    expect((await game.play('round-0001', '1.00')).body.code).toBe('ok');
    await platform.delete('/wps/session/logout', undefined, headers);
    expect((await game.play('round-0002', '1.00')).body.code).toBe('game_session_over');
  });

  it('is stopped by a reality check until it is acknowledged', async () => {
    const game = await beginGame(player(), SLOT);
    await game.play('round-0001', '1.00');
    for (let minutes = 0; minutes < 60; minutes += 20) {
      await platform.forward(20 * 60);
      if (minutes < 40) await game.play(`round-${minutes}-min`, '1.00');
    }
    expect((await game.play('round-0003', '1.00')).body.code).toBe('reality_check_due');
  });
});

describe('a round of a free trial', () => {
  it('uses its own credits, which are not in the ledger', async () => {
    const headers = { 'Merchant-Code': merchant.merchantCode };
    const visitor = {
      ...platform,
      get: <const Path extends string>(path: Path) => platform.get(path, headers),
      post: <const Path extends string>(path: Path, body: unknown) =>
        platform.post(path, body, headers),
    };
    const game = await beginGame(visitor, SLOT, '&mode=demo&ageConfirmed=true');
    expect(game.begun).toMatchObject({ mode: 'demo', kind: 'slot', balance: '1000.00' });
    const { payout, balance } = outcome(await game.play('round-0001', '10.00'));
    expect(minor(balance)).toBe(990_00n + minor(payout));
    expect((await game.play('round-0002', '9999.00')).body.code).toBe('balance_insufficient');
  });
});
