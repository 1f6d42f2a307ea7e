import { describe, expect, it } from 'vitest';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  Leaderboard,
  MessagePage,
  MissionList,
  PaidReward,
  RewardCount,
} from '#src/platform/contract.generated.ts';
import { answered, at, codeOf, merchantThat, stake, walletBalance } from '../rewards.fixture.ts';
import { periodAt } from './period.ts';

const platform = testPlatform();
const carrying = () => merchantThat(platform, 'missions');
const CLAIM = '/wps/missions/daily-rounds/claim';
const DAY_SECONDS = 86_400;

async function stateOf(role: 'newcomer' | 'vip', code: string) {
  const { list } = await answered<MissionList>(platform.as(role, carrying()).get('/wps/missions'));
  return list.find((mission) => mission.code === code);
}

describe('missions', () => {
  it('are open until they are completed, pay once, and reopen the next day (S2.16)', async () => {
    const merchant = carrying();
    const client = platform.as('newcomer', merchant);
    const missing = 10 - Number((await stateOf('newcomer', 'daily-rounds'))?.reached);
    expect(await codeOf(client.post(CLAIM))).toEqual([409, 'mission_unfinished']);
    for (let round = 0; round < missing; round += 1) {
      await stake(platform, merchant, 'newcomer', 1_00n);
    }
    expect(await stateOf('newcomer', 'daily-rounds')).toMatchObject({
      state: 'done',
      reached: '10',
    });
    const count = await answered<RewardCount>(client.get('/wps/rewards/count'));
    expect(count.missions).toBeGreaterThanOrEqual(1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.post(CLAIM)));
    const paid = answers.filter(({ status }) => status === 200);
    expect(paid.map(({ body }) => body.value as PaidReward)).toEqual([
      { amount: '5.00', unit: 'points', turnover: '0.00' },
    ]);
    expect(await codeOf(client.post(CLAIM))).toEqual([409, 'reward_claimed']);
    expect((await stateOf('newcomer', 'daily-rounds'))?.state).toBe('claimed');
    await platform.forward(DAY_SECONDS);
    expect(await stateOf('newcomer', 'daily-rounds')).toMatchObject({
      state: 'open',
      reached: '0',
    });
  });

  it('have a leaderboard with masked names and the player’s own rank (S2.16)', async () => {
    const merchant = carrying();
    await stake(platform, merchant, 'vip', 900_000_00n);
    const board = await answered<Leaderboard>(
      platform.as('vip', merchant).get('/wps/missionLeaderboard?period=daily'),
    );
    expect(board.own).toEqual({ place: 1, staked: '900000.00' });
    expect(board.list[0]).toMatchObject({ place: 1, own: true, customerName: 'vi***er' });
    const seen = await answered<Leaderboard>(
      platform.as('player', merchant).get('/wps/missionLeaderboard?period=daily'),
    );
    expect(seen.list.length).toBeLessThanOrEqual(20);
    expect(seen.list[0]).toMatchObject({ place: 1, own: false });
  });

  it('show the player’s own rank with three ranks on either side, wherever it is (S2.16)', async () => {
    const merchant = carrying();
    const path = '/wps/missionLeaderboard?period=daily';
    const roles = ['agent1', 'agent2', 'agent41', 'agent42', 'newcomer', 'locked'] as const;
    for (const [index, role] of roles.entries()) {
      await stake(platform, merchant, role, BigInt(700_000 - index * 1_000) * 100n);
    }
    const board = await answered<Leaderboard>(platform.as('agent42', merchant).get(path));
    const own = board.own.place ?? 0;
    expect(own).toBeGreaterThan(3);
    const places = board.around.map(({ place }) => place);
    expect(places).toEqual(
      [-3, -2, -1, 0, 1, 2, 3].map((off) => own + off).slice(0, places.length),
    );
    expect(places.length).toBeGreaterThan(5);
    expect(board.around.filter((leader) => leader.own)).toEqual([
      expect.objectContaining({ place: own, staked: board.own.staked }),
    ]);
    const nobody = await answered<Leaderboard>(platform.as('firstLogin', merchant).get(path));
    expect(nobody.own.place).toBeNull();
    expect(nobody.around).toEqual([]);
  });

  it('pay the top ranks of the leaderboard at the end of the day, and notify them (S2.16)', async () => {
    const merchant = carrying();
    await stake(platform, merchant, 'vip', 900_000_00n);
    const path = '/wps/missionLeaderboard?period=daily';
    const { own, prizes, endsAt } = await answered<Leaderboard>(
      platform.as('vip', merchant).get(path),
    );
    expect(own.place).toBe(1);
    const won = () => walletBalance(platform, merchant, 'vip');
    const before = await won();
    const left = new Date(endsAt).getTime() - at(platform).now.getTime();
    // A bet of the last second may still be on its way into the database.
    await platform.forward(Math.ceil(left / 1000) + 2);
    expect(await won()).toBe(before);
    await platform.forward(61);
    const paid = Number((await won()) - before) / 100;
    expect(paid).toBeGreaterThanOrEqual(Number(prizes[0]?.amount));
    await platform.forward(120);
    expect(Number((await won()) - before) / 100).toBe(paid);
    const board = await answered<Leaderboard>(platform.as('vip', merchant).get(path));
    expect(board.paid?.list[0]).toEqual({
      ...{ place: 1, customerName: 'vi***er', amount: prizes[0]?.amount, own: true },
    });
    expect(board.paid?.list.map(({ place }) => place)).toEqual(
      board.paid?.list.map((_, index) => index + 1),
    );
    const { list } = await answered<MessagePage>(
      platform.as('vip', merchant).get('/wps/message/list?language=bn'),
    );
    expect(list.map(({ title }) => title)).toContain('দৈনিক লিডারবোর্ড: স্থান 1');
  });

  it('are returned with the platform’s time, by which they end', async () => {
    const before = at(platform).now.toISOString();
    const { list, now } = await answered<MissionList>(
      platform.as('vip', carrying()).get('/wps/missions'),
    );
    expect(now >= before && now <= at(platform).now.toISOString()).toBe(true);
    for (const { endsAt } of list) expect(endsAt > now).toBe(true);
  });

  it('reject an unknown mission', async () => {
    const client = platform.as('player', carrying());
    expect(await codeOf(client.post('/wps/missions/no-such-thing/claim'))).toEqual([
      404,
      'mission_unknown',
    ]);
  });

  it('follow the days and weeks of the market, not UTC', async () => {
    const { db } = at(platform);
    const now = new Date('2026-03-01T19:30:00Z');
    expect(await periodAt(db, 'daily', now, 'Asia/Dhaka')).toEqual({
      from: new Date('2026-03-01T18:00:00Z'),
      until: new Date('2026-03-02T18:00:00Z'),
    });
    expect(await periodAt(db, 'weekly', now, 'Asia/Dhaka')).toEqual({
      from: new Date('2026-03-01T18:00:00Z'),
      until: new Date('2026-03-08T18:00:00Z'),
    });
  });
});
