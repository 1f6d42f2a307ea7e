import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  PointBalance,
  PointItemPage,
  PointRecord,
  PointRecordPage,
  RewardList,
} from '#src/platform/contract.generated.ts';
import { answered, at, codeOf, merchantThat, stake, walletBalance } from '../rewards.fixture.ts';
import { decideRedemption } from './review.ts';

const platform = testPlatform();
const carrying = () => merchantThat(platform, 'pointMall');
const secret = () => seedPassword(carrying().brand);
const REDEEM = '/wps/points/passwordCheck/redeem';
const CONVERT = '/wps/points/passwordCheck/convert';

const pointsOf = (role: 'player' | 'agent1' | 'agent2' | 'vip') =>
  answered<PointBalance>(platform.as(role, carrying()).get('/wps/points/balance'));

describe('points', () => {
  it('come from settled bets, and each stake counts once, even with parallel claims (S7.30)', async () => {
    const merchant = carrying();
    const client = platform.as('agent1', merchant);
    await stake(platform, merchant, 'agent1', 10_000_00n);
    const before = await pointsOf('agent1');
    expect(Number(before.claimable)).toBeGreaterThanOrEqual(100);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.post('/wps/points/reward')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'points_too_few')).toHaveLength(4);
    const after = await pointsOf('agent1');
    expect(after.claimable).toBe('0.00');
    expect(Number(after.balance)).toBeCloseTo(Number(before.balance) + Number(before.claimable), 2);
  });

  it('are converted to play money after the payment password (S7.30)', async () => {
    const merchant = carrying();
    const client = platform.as('agent2', merchant);
    await stake(platform, merchant, 'agent2', 40_000_00n);
    await answered(client.post('/wps/points/reward'));
    const convert = (amount: string, paymentPassword = secret()) =>
      codeOf(client.post(CONVERT, { amount, paymentPassword }));
    expect(await convert('200.00', 'not the one')).toEqual([403, 'payment_password_wrong']);
    expect(await convert('99.00')).toEqual([422, 'amount_out_of_range']);
    expect(await convert('200.50')).toEqual([422, 'amount_out_of_range']);
    expect(await convert('200.555')).toEqual([400, 'invalid_parameter']);
    expect(await convert('9000000.00')).toEqual([409, 'points_too_few']);
    const [money, points] = [
      await walletBalance(platform, merchant, 'agent2'),
      Number((await pointsOf('agent2')).balance),
    ];
    expect(await convert('200.00')).toEqual([200, 'ok']);
    expect((await walletBalance(platform, merchant, 'agent2')) - money).toBe(2_00n);
    expect(Number((await pointsOf('agent2')).balance)).toBeCloseTo(points - 200, 2);
  });

  it('are deducted at a redemption, and refunded if the operator rejects it (S4.16)', async () => {
    const merchant = carrying();
    const client = platform.as('vip', merchant);
    await stake(platform, merchant, 'vip', 100_000_00n);
    await answered(client.post('/wps/points/reward'));
    const stockOf = async () => {
      const { list } = await answered<PointItemPage>(client.get('/wps/points/items'));
      return list.find(({ code }) => code === 'credit-5')?.stock ?? 0;
    };
    const redeem = () =>
      answered<PointRecord>(client.post(REDEEM, { code: 'credit-5', paymentPassword: secret() }));
    const { db, now } = at(platform);
    const decide = (id: string, state: 'approved' | 'rejected') =>
      db.transaction((tx) => decideRedemption(tx, { merchant, id, state, remark: 'Seen.', now }));
    const points = async () => Math.round(Number((await pointsOf('vip')).balance) * 100);
    const [before, stock] = [await points(), await stockOf()];

    const rejected = await redeem();
    expect(rejected).toMatchObject({ type: 'redeemed', amount: '-450.00', status: 'in_process' });
    expect([await points(), await stockOf()]).toEqual([before - 450_00, stock - 1]);
    await decide(rejected.id, 'rejected');
    expect([await points(), await stockOf()]).toEqual([before, stock]);
    await expect(decide(rejected.id, 'approved')).rejects.toMatchObject({
      code: 'transition_refused',
    });

    const approved = await answered<PointRecord>(
      client.post(`${REDEEM}?language=bn`, { code: 'credit-5', paymentPassword: secret() }),
    );
    expect(approved.itemName).toMatch(/\p{Script=Bengali}/u);
    await decide(approved.id, 'approved');
    const { list } = await answered<RewardList>(client.get('/wps/rewards'));
    expect(list).toContainEqual(expect.objectContaining({ source: 'mall', amount: '5.00' }));
    const record = await answered<PointRecord>(
      client.get(`/wps/points/transactions/${approved.id}`),
    );
    expect(record).toMatchObject({ status: 'approved', remark: 'Seen.' });
    const stranger = platform.as('player', merchant);
    expect(await codeOf(stranger.get(`/wps/points/transactions/${approved.id}`))).toEqual([
      404,
      'point_record_unknown',
    ]);
  });

  it('cannot buy an item that is unknown, sold out or too expensive', async () => {
    const client = platform.as('newcomer', carrying());
    const redeem = (code: string) =>
      codeOf(platform.as('player', carrying()).post(REDEEM, { code, paymentPassword: secret() }));
    expect(await redeem('no-such-thing')).toEqual([404, 'point_item_unknown']);
    expect(await redeem('phone-stand')).toEqual([409, 'point_item_sold_out']);
    const code = 'tea-mug';
    expect(await codeOf(client.post(REDEEM, { code, paymentPassword: secret() }))).toEqual([
      403,
      'payment_password_missing',
    ]);
  });

  it('have records of half a year in every state, with totals over all pages (S3.16)', async () => {
    const client = platform.as('player', carrying());
    const path = '/wps/points/list?from=2020-01-01';
    const { list, totals } = await answered<PointRecordPage>(client.get(`${path}&pageSize=100`));
    expect(new Set(list.map(({ status }) => status)).size).toBe(3);
    expect(totals.records).toBe(list.length);
    const { balance } = await pointsOf('player');
    expect(Number(totals.received) + Number(totals.spent)).toBeCloseTo(Number(balance), 2);
    const spent = await answered<PointRecordPage>(client.get(`${path}&type=redeemed`));
    expect(spent.list.every(({ type }) => type === 'redeemed')).toBe(true);
  });

  it('are credited for missions too, with a record', async () => {
    const merchant = carrying();
    const client = platform.as('unregisteredIp', merchant);
    for (let round = 0; round < 10; round += 1) {
      await stake(platform, merchant, 'unregisteredIp', 1_00n);
    }
    await answered(client.post('/wps/missions/daily-rounds/claim'));
    const listed = async (language: string) => {
      const path = `/wps/points/list?language=${language}`;
      return (await answered<PointRecordPage>(client.get(path))).list[0];
    };
    const record = { type: 'earned', amount: '5.00', money: null, remark: '' };
    expect(await listed('en')).toMatchObject({ ...record, itemName: 'Ten rounds' });
    expect(await listed('bn')).toMatchObject({ ...record, itemName: 'দশ রাউন্ড' });
  });

  it('are unavailable at a merchant without a points mall (S6.7)', async () => {
    const client = platform.as('player', merchantThat(platform, 'pointMall', false));
    for (const path of ['balance', 'items', 'list', `transactions/${randomUUID()}`]) {
      expect(await codeOf(client.get(`/wps/points/${path}`))).toEqual([403, 'function_disabled']);
    }
  });
});
