import { beforeAll, describe, expect, it } from 'vitest';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { beginGame } from '#sandbox/domains/play/demo/handlers/demo.fixture.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { payBonus } from '#sandbox/ledger/movements/reward.ts';
import { transferBetweenWallets } from '#sandbox/ledger/movements/transfer.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { BetPage, DrawList, LotteryList } from '#src/platform/contract.generated.ts';
import { draw } from '../schema.ts';

const platform = testPlatform();
const LOTTERY = 'LOTT-0001';
let merchant: Merchant;

const player = () => platform.as('player', merchant);
const draws = async () =>
  ((await player().get(`/lgw/vn/numeros/opened/game?gameCode=${LOTTERY}`)).body.value as DrawList)
    .draws;
const lotteries = async (query = '') =>
  ((await player().get(`/lgw/vn/games/game_menu${query}`)).body.value as LotteryList).lotteries;

async function bets(): Promise<BetPage['bets']> {
  const { body } = await player().get('/wps/member/bets?gameType=LOTT');
  return (body.value as BetPage).bets;
}

/** Moves the time to `seconds` before the next draw. */
async function beforeDraw(seconds: number): Promise<void> {
  const [next] = (await lotteries()).filter(({ gameCode }) => gameCode === LOTTERY);
  const now = platform.sandbox.platform.clock.now().getTime();
  const left = Math.floor((new Date(next?.drawsAt ?? '').getTime() - now) / 1000);
  await platform.forward(left >= seconds ? left - seconds : left + 60 - seconds);
}

beforeAll(async () => {
  merchant = platform.merchantWith('LOTT', 'ELOTT');
  const memberId = playerId(merchant, 'player');
  const money = { merchant, memberId, reference: 'test', at: new Date(), amount: 2000_00n };
  await platform.sandbox.platform.db.transaction(async (tx) => {
    await payBonus(tx, { ...money, key: 'lottery-test' });
    if (merchant.brand.wallet.single) return;
    const [from, to] = [{ kind: 'main' }, { kind: 'vendor', vendorCode: 'LOTT' }] as const;
    await transferBetweenWallets(tx, { ...money, key: 'lottery-test', from, to });
  });
});

describe('the lottery list', () => {
  it('is grouped by prize mode, with the next draw of each lottery (S4.15)', async () => {
    const modes = (await lotteries()).map(({ prizeMode }) => prizeMode);
    expect(new Set(modes)).toEqual(new Set(['LOTT', 'ELOTT', 'SEA']));
    const southern = await lotteries('?prizeMode=SEA');
    expect(southern.every(({ vassalage }) => vassalage === 'TCG_SEA')).toBe(true);
    expect(await lotteries('?prizeMode=ZY')).toEqual([]);
  });

  it('has a draw at each interval, whose result never changes (S7.28)', async () => {
    await platform.forward(120);
    const before = await draws();
    expect(before).toHaveLength(20);
    await platform.forward(120);
    const after = await draws();
    const stillShown = after.filter(({ issue }) => before.some((one) => one.issue === issue));
    expect(after.length - stillShown.length).toBeGreaterThanOrEqual(2);
    expect(stillShown).toEqual(before.slice(0, stillShown.length));
    const { db } = platform.sandbox.platform;
    await expect(db.update(draw).set({ numbers: [1] })).rejects.toThrow();
    await expect(db.delete(draw)).rejects.toThrow();
  });

  it('shows the latest result of each lottery', async () => {
    const { body } = await player().get('/lotto/lgw/games/opened/numero');
    const latest = (body.value as DrawList).draws;
    expect(latest).toHaveLength((await lotteries()).length);
    expect(latest.find(({ gameCode }) => gameCode === LOTTERY)).toEqual((await draws())[0]);
  });
});

describe('a bet on a draw', () => {
  it('stays open until the draw and is settled once, with consistent books', async () => {
    await beforeDraw(40);
    const game = await beginGame(player(), LOTTERY);
    const [big, small] = [
      await game.play('bet-big-1', '10.00', 'big'),
      await game.play('bet-small', '10.00', 'small'),
    ];
    expect([big.body.code, small.body.code]).toEqual(['ok', 'ok']);
    expect((await bets()).slice(0, 2).map(({ state }) => state)).toEqual(['open', 'open']);
    await platform.forward(60);
    const settled = (await bets()).slice(0, 2);
    expect(settled.map(({ state }) => state)).toEqual(['settled', 'settled']);
    await platform.forward(60);
    expect((await bets()).slice(0, 2)).toEqual(settled);
    const won = settled.filter(({ payout }) => Number(payout) > 0);
    // A middle number is neither big nor small.
    expect(won.length).toBeLessThanOrEqual(1);
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it('is rejected shortly before the draw', async () => {
    await beforeDraw(5);
    const game = await beginGame(player(), LOTTERY);
    expect((await game.play('bet-late1', '10.00', 'big')).body.code).toBe('draw_closed');
  });

  it.each(['0', '0.99', '10000.01'])('is rejected for a stake of %s', async (stake) => {
    await beforeDraw(40);
    const game = await beginGame(player(), LOTTERY);
    const { status, body } = await game.play('bet-stake', stake, 'big');
    expect([status, body.code]).toEqual([422, 'stake_out_of_range']);
  });

  it('is rejected for an invalid selection', async () => {
    await beforeDraw(40);
    const game = await beginGame(player(), LOTTERY);
    expect((await game.play('bet-wrong', '10.00', 'middle')).body.code).toBe('selection_invalid');
  });

  it('is settled after a jump over many draws', async () => {
    const game = await beginGame(player(), LOTTERY);
    await beforeDraw(40);
    await game.play('bet-jump1', '10.00', 'odd');
    await platform.forward(3 * 60 * 60);
    expect((await bets())[0]?.state).toBe('settled');
  });
});
