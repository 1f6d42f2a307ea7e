import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import { answered, at, codeOf, merchantThat } from '#sandbox/domains/rewards/rewards.fixture.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Leaderboard, MissionList, MissionSummary } from '#src/platform/contract.generated.ts';

const platform = testPlatform();
const SUMMARY = '/wps/relay/MCSFE_missionSummary';
const LEADERBOARD = '/wps/relay/MCSFE_missionLeaderboard';
const AS_THE_SITE_ASKS =
  'lottoArea=VN&launchMode=LOTT&lottoView=board&device=web&backUrl=%2Flottery&language=bn&period=daily';
let merchant: Merchant;

const player = () => platform.as('player', merchant);
const summary = (query: string) => answered<MissionSummary>(player().get(`${SUMMARY}?${query}`));
const board = (query: string) => answered<Leaderboard>(player().get(`${LEADERBOARD}?${query}`));

/** Adds a lost bet on a game, settled now. */
async function stakeAt(code: string, stake: bigint): Promise<void> {
  const { db, now } = at(platform);
  const [played] = await db.select().from(game).where(eq(game.code, code));
  if (!played) throw new Error(`There is no game ${code}.`);
  await db.insert(bet).values({
    ...{ merchantCode: merchant.merchantCode, memberId: playerId(merchant, 'player') },
    ...{ vendorCode: played.vendorCode, gameId: played.id, gameType: played.type },
    ...{ roundId: code, stake, state: 'settled' as const, at: now, settledAt: now },
  });
}

beforeAll(async () => {
  merchant = merchantThat(platform, 'missions');
  await stakeAt('LOTT-0001', 800_000_00n);
  await stakeAt('CQ9-0001', 100_000_00n);
});

describe('the mission relays of the lottery pages', () => {
  it('rank players by their stakes at lotteries only (S7.28)', async () => {
    const { list, own } = await board(AS_THE_SITE_ASKS);
    expect(own).toEqual({ place: 1, staked: '800000.00' });
    expect(list[0]).toMatchObject({ place: 1, own: true, customerName: 'pl***er' });
  });

  it('are filtered by prize mode and by lottery (S4.15)', async () => {
    expect((await board('period=daily&lottoPrizeMode=LOTT')).own.staked).toBe('800000.00');
    expect((await board('period=daily&lottoGameCode=LOTT-0001')).own.staked).toBe('800000.00');
    const nothing = { place: null, staked: '0.00' };
    expect((await board('period=daily&lottoPrizeMode=ZY')).own).toEqual(nothing);
    expect((await board('period=daily&lottoGameCode=CQ9-0001')).own).toEqual(nothing);
  });

  it('summarise the missions and the player’s own rank, in agreement with the list of missions', async () => {
    const { list } = await answered<MissionList>(player().get('/wps/missions'));
    const { own } = await board(AS_THE_SITE_ASKS);
    const done = list.filter(({ state }) => state === 'done');
    const worth = (unit: 'money' | 'points') =>
      done
        .filter((one) => one.unit === unit)
        .reduce((sum, { amount }) => sum + Number(amount), 0)
        .toFixed(2);
    expect(done).not.toEqual([]);
    expect(await summary(AS_THE_SITE_ASKS)).toMatchObject({
      open: list.filter(({ state }) => state === 'open').length,
      done: done.length,
      claimed: list.filter(({ state }) => state === 'claimed').length,
      claimable: { money: worth('money'), points: worth('points') },
      own,
    });
  });

  it('reject an area for which the platform has no lotteries', async () => {
    expect(await codeOf(player().get(`${SUMMARY}?lottoArea=TH`))).toEqual([
      400,
      'invalid_parameter',
    ]);
  });
});
