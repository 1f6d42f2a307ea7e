import { describe, expect, it } from 'vitest';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { payAt } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  Deposit,
  PaidReward,
  Promotion,
  PromotionPage,
} from '#src/platform/contract.generated.ts';
import { answered, at, codeOf, merchantThat, stake, walletBalance } from '../rewards.fixture.ts';
import { turnoverLeft } from '../turnover.ts';

const platform = testPlatform();
const carrying = () => merchantThat(platform, 'promotions');

const statuses = ({ list }: PromotionPage) =>
  Object.fromEntries(list.map(({ code, status }) => [code, status]));

describe('promotions', () => {
  it('are shown to visitors with what they can do (S2.3, S4.16)', async () => {
    const page = await answered<PromotionPage>(platform.get('/wps/promotions'));
    expect(statuses(page)).toMatchObject({
      'first-week': 'join',
      'welcome-credit': 'claim',
      'evening-tables': 'coming_soon',
      'telegram-news': null,
    });
  });

  it('are shown to players with their progress (S4.16)', async () => {
    const merchant = carrying();
    const seen = await answered<PromotionPage>(
      platform.as('player', merchant).get('/wps/promotions'),
    );
    expect(statuses(seen)).toMatchObject({ 'play-safely': 'rejected', 'moon-raffle': 'claim' });
    const vip = await answered<PromotionPage>(platform.as('vip', merchant).get('/wps/promotions'));
    expect(statuses(vip)).toMatchObject({ 'play-safely': 'issued' });
    const newcomer = platform.as('newcomer', merchant);
    const page = await answered<PromotionPage>(newcomer.get('/wps/promotions'));
    expect(statuses(page)).toMatchObject({ 'play-safely': 'applying' });
  });

  it('are filtered by type, and are in Bengali on request', async () => {
    const page = await answered<PromotionPage>(
      platform.get('/wps/promotions?type=raffle&language=bn'),
    );
    expect(page.list.map(({ type }) => type)).toEqual(['raffle']);
    expect(page.list[0]?.title).toMatch(/[\u0980-\u09ff]/);
  });

  it('are hidden from a self-excluded player', async () => {
    const excluded = platform.as('excluded', carrying());
    expect(await codeOf(excluded.get('/wps/promotions'))).toEqual([403, 'player_excluded']);
    expect(await codeOf(excluded.post('/wps/promotions/welcome-credit/claim'))).toEqual([
      403,
      'player_excluded',
    ]);
  });

  it('are closed to a trial account (S6.3)', async () => {
    const trial = platform.as('trial', carrying());
    expect(await codeOf(trial.post('/wps/promotions/first-week/join'))).toEqual([
      403,
      'real_account_needed',
    ]);
  });

  it('go from join to joined, process, claim and claimed as the player stakes (S4.16)', async () => {
    const merchant = carrying();
    const client = platform.as('unregisteredIp', merchant);
    const path = '/wps/promotions/first-week';
    const status = async () => (await answered<Promotion>(client.get(path))).status;
    expect(await status()).toBe('join');
    expect(await codeOf(client.post(`${path}/claim`))).toEqual([409, 'promotion_unfinished']);
    await answered(client.post(`${path}/join`));
    expect(await status()).toBe('joined');
    expect(await codeOf(client.post(`${path}/join`))).toEqual([409, 'promotion_joined']);
    await stake(platform, merchant, 'unregisteredIp', 1_000_00n);
    expect(await status()).toBe('process');
    expect(await codeOf(client.post(`${path}/claim`))).toEqual([409, 'promotion_unfinished']);
    await stake(platform, merchant, 'unregisteredIp', 4_000_00n);
    expect(await status()).toBe('claim');
    const before = await walletBalance(platform, merchant, 'unregisteredIp');
    const paid = await answered<PaidReward>(client.post(`${path}/claim`));
    expect(paid).toEqual({ amount: '150.00', unit: 'money', turnover: '450.00' });
    expect((await walletBalance(platform, merchant, 'unregisteredIp')) - before).toBe(150_00n);
    expect(await status()).toBe('claimed');
    expect(await codeOf(client.post(`${path}/claim`))).toEqual([409, 'reward_claimed']);
  });

  it('open a wagering requirement with their reward', async () => {
    const merchant = carrying();
    const memberId = playerId(merchant, 'agent42');
    const { db } = at(platform);
    const before = await turnoverLeft(db, memberId);
    await answered(platform.as('agent42', merchant).post('/wps/promotions/welcome-credit/claim'));
    expect((await turnoverLeft(db, memberId)) - before).toBe(250_00n);
    await stake(platform, merchant, 'agent42', 100_00n);
    expect((await turnoverLeft(db, memberId)) - before).toBe(150_00n);
  });

  it('pay once, even with parallel claims', async () => {
    const merchant = carrying();
    const client = platform.as('expiredPassword', merchant);
    const before = await walletBalance(platform, merchant, 'expiredPassword');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.post('/wps/promotions/welcome-credit/claim')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'reward_claimed')).toHaveLength(7);
    expect((await walletBalance(platform, merchant, 'expiredPassword')) - before).toBe(50_00n);
  });

  it('are claimed by the deposit made with them, once it is paid (S2.16 depositv2)', async () => {
    const one = await newMember(platform, carrying());
    const { client } = one;
    const claim = () => codeOf(client.post('/wps/promotions/deposit-match/claim'));
    expect(await claim()).toEqual([409, 'promotion_unfinished']);
    const deposit = await answered<Deposit>(
      client.post('/wps/deposit', { method: 'card', amount: '500', promotion: 'deposit-match' }),
    );
    await payAt(platform, deposit, 'paid');
    expect(await claim()).toEqual([200, 'ok']);
    expect(await claim()).toEqual([409, 'reward_claimed']);
  });

  it('reject an unknown or closed promotion, and one of another type', async () => {
    const client = platform.as('player', carrying());
    const post = (path: string) => codeOf(client.post(`/wps/promotions/${path}`));
    expect(await post('no-such-thing/join')).toEqual([404, 'promotion_unknown']);
    expect(await post('evening-tables/join')).toEqual([409, 'promotion_closed']);
    expect(await post('telegram-news/claim')).toEqual([409, 'promotion_not_for_this']);
    expect(await post('deposit-match/join')).toEqual([409, 'promotion_not_for_this']);
  });
});
