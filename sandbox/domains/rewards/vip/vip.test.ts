import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { SETTLEMENT_DELAY_MS } from '#sandbox/domains/bets/settings.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { MemberInfo, RewardList, Vip } from '#src/platform/contract.generated.ts';
import {
  answered,
  at,
  codeOf,
  merchantThat,
  stake,
  stakeOf,
  walletBalance,
} from '../rewards.fixture.ts';
import { heldRank, LEVELS, rankOf } from './levels.ts';

const platform = testPlatform();
const carrying = () => merchantThat(platform, 'vip');

describe('VIP levels', () => {
  it('rise with stakes, and put the gifts of every level reached in the reward centre (S3.5)', async () => {
    const merchant = carrying();
    const client = platform.as('agent1', merchant);
    const before = await answered<Vip>(client.get('/wps/member/vip'));
    await stake(platform, merchant, 'agent1', 500_000_00n);
    await platform.forward(61);
    const after = await answered<Vip>(client.get('/wps/member/vip'));
    expect(after.vipRankLevel).toBeGreaterThanOrEqual(5);
    const { list } = await answered<RewardList>(client.get('/wps/rewards'));
    const gifts = list.filter(({ source }) => source === 'vip').map(({ title }) => title);
    const ranks = LEVELS.map(({ rank }) => rank);
    const reached = ranks.filter(
      (rank) => rank > before.vipRankLevel && rank <= after.vipRankLevel,
    );
    expect(gifts).toEqual(expect.arrayContaining(reached.map((rank) => `VIP ${rank}`)));
  });

  it('rise with a bet that is stored only after the run that followed its settlement', async () => {
    const one = await newMember(platform, carrying());
    await platform.forward(61);
    const beforeTheRun = new Date(at(platform).now.getTime() - SETTLEMENT_DELAY_MS / 2);
    await stakeOf(platform, one, 5_000_00n, 0n, beforeTheRun);
    await platform.forward(61);
    const { vipRankLevel } = await answered<Vip>(one.client.get('/wps/member/vip'));
    expect(vipRankLevel).toBe(1);
  });

  it('give each gift once, even with parallel claims', async () => {
    const merchant = carrying();
    const client = platform.as('agent2', merchant);
    await stake(platform, merchant, 'agent2', 50_000_00n);
    await platform.forward(61);
    const { list } = await answered<RewardList>(client.get('/wps/rewards'));
    const [gift] = list.filter(({ source }) => source === 'vip');
    if (!gift) throw new Error('There is no gift.');
    const balance = await walletBalance(platform, merchant, 'agent2');
    const claims = Array.from({ length: 6 }, () => client.post(`/wps/reward/${gift.id}/claim`));
    const answers = await Promise.all(claims);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'reward_claimed')).toHaveLength(5);
    const received = (await walletBalance(platform, merchant, 'agent2')) - balance;
    expect(Number(received) / 100).toBe(Number(gift.amount));
    const stranger = platform.as('vip', merchant);
    expect(await codeOf(stranger.post(`/wps/reward/${gift.id}/claim`))).toEqual([
      404,
      'reward_unknown',
    ]);
  });

  it('are the highest whose turnover is reached', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2_000_000_00n), (turnover) => {
        const rank = rankOf(turnover);
        for (const level of LEVELS) expect(turnover >= level.turnover).toBe(level.rank <= rank);
      }),
    );
  });

  it('expire a gift that is not claimed within 30 days', async () => {
    const merchant = carrying();
    const client = platform.as('agent41', merchant);
    await stake(platform, merchant, 'agent41', 5_000_00n);
    await platform.forward(61);
    const { list } = await answered<RewardList>(client.get('/wps/rewards'));
    const [gift] = list.filter(({ source }) => source === 'vip');
    await platform.forward(30 * 86_400);
    const later = platform.as('agent41', merchant);
    expect((await answered<RewardList>(later.get('/wps/rewards'))).list).toEqual([]);
    expect(await codeOf(later.post(`/wps/reward/${gift?.id}/claim`))).toEqual([
      410,
      'reward_expired',
    ]);
  });

  it('are unavailable at a merchant without VIP levels: nobody rises, and no rebate depends on them (S6.7)', async () => {
    const merchant = merchantThat(platform, 'vip', false);
    const client = platform.as('agent1', merchant);
    expect(await codeOf(client.get('/wps/member/vip'))).toEqual([403, 'function_disabled']);
    await stake(platform, merchant, 'agent1', 500_000_00n);
    await platform.forward(61);
    const later = platform.as('agent1', merchant);
    const info = await answered<MemberInfo>(later.get('/wps/member/info'));
    expect(info).toMatchObject({ hasVip: false, vipLabelName: '', vipRankLevel: 0 });
    const { db } = at(platform);
    const [row] = await db
      .select()
      .from(member)
      .where(eq(member.id, playerId(merchant, 'agent1')));
    expect(row?.vipLevel).toBe(0);
    expect(heldRank(merchant, { vipLevel: 5 })).toBe(0);
  });
});
