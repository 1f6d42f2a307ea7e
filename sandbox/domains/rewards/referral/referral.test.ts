import { describe, expect, it } from 'vitest';
import { act } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { BonusPage, Deposit, FriendPage, Referral } from '#src/platform/contract.generated.ts';
import {
  answered,
  codeOf,
  merchantThat,
  stake,
  stakeOf,
  walletBalance,
} from '../rewards.fixture.ts';

const platform = testPlatform();
const carrying = () => merchantThat(platform, 'referral');
const CLAIM = '/wps/member/referral/claim';

describe('referrals', () => {
  it('have a link with the code, and friends in three tiers with masked names (S2.16)', async () => {
    const client = platform.as('player', carrying());
    const { link, referralCode, tiers } = await answered<Referral>(
      client.get('/wps/member/referral'),
    );
    expect(new URL(link).searchParams.get('referralCode')).toBe(referralCode);
    expect(tiers.map(({ tier, friends }) => [tier, friends])).toEqual([
      [1, 5],
      [2, 2],
      [3, 1],
    ]);
    const page = await answered<FriendPage>(client.get('/wps/member/referral/friends?pageSize=5'));
    expect([page.list.length, page.totalPages]).toEqual([5, 2]);
    for (const { customerName } of page.list) expect(customerName).toMatch(/^..\*\*\*..$/);
  });

  it('pay the share of friends’ stakes once, even with parallel claims', async () => {
    const merchant = carrying();
    const client = platform.as('agent2', merchant);
    await stake(platform, merchant, 'player', 10_000_00n);
    const { claimable, earned } = await answered<Referral>(client.get('/wps/member/referral'));
    expect(Number(claimable)).toBeGreaterThanOrEqual(10);
    const before = await walletBalance(platform, merchant, 'agent2');
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.post(CLAIM)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'referral_too_small')).toHaveLength(4);
    const received = (await walletBalance(platform, merchant, 'agent2')) - before;
    expect(Number(received) / 100).toBe(Number(claimable));
    const after = await answered<Referral>(client.get('/wps/member/referral'));
    expect(Number(after.earned)).toBeCloseTo(Number(earned) + Number(claimable), 2);
    const bonuses = await answered<BonusPage>(
      client.get('/wps/member/bonusDetails?source=referral'),
    );
    expect(bonuses.list[0]).toMatchObject({ amount: claimable, turnoverLeft: claimable });
  });

  it('count how many direct friends have registered, deposited and played', async () => {
    const inviter = await newMember(platform, carrying());
    const { memberId: uplineId, merchant, client } = inviter;
    const invite = (upline = uplineId) => newMember(platform, merchant, { uplineId: upline });
    const [paying, playing] = [await invite(), await invite()];
    await invite(playing.memberId);
    const asked = await paying.client.post('/wps/deposit', {
      method: 'mobile-wallet',
      amount: '500',
    });
    const { reference } = asked.body.value as Deposit;
    await paying.client.post('/wps/deposit/transaction', {
      reference,
      transactionNumber: 'FUNNEL-1',
    });
    await act(platform, paying, 'payDeposit', { reference });
    await stakeOf(platform, playing, 1_00n);
    const { funnel } = await answered<Referral>(client.get('/wps/member/referral'));
    expect(funnel).toEqual({ registered: 2, deposited: 1, played: 1 });
  });

  it('pay nothing without friends', async () => {
    const client = platform.as('firstLogin', carrying());
    expect(await codeOf(client.post(CLAIM))).toEqual([409, 'referral_too_small']);
  });
});

describe('bonus details', () => {
  it('go back half a year, with totals over all pages (S2.16)', async () => {
    const client = platform.as('player', carrying());
    const path = '/wps/member/bonusDetails?from=2020-01-01';
    const page = await answered<BonusPage>(client.get(`${path}&pageSize=5`));
    expect(page.list).toHaveLength(5);
    expect(page.totals.bonuses).toBeGreaterThan(10);
    expect(page.totalPages).toBe(Math.ceil(page.totals.bonuses / 5));
    expect(await codeOf(client.get(`${path}&to=2019-01-01`))).toEqual([422, 'period_invalid']);
  });

  it('remain open to a self-excluded player, like all records', async () => {
    const excluded = platform.as('excluded', carrying());
    expect(await codeOf(excluded.get('/wps/member/bonusDetails'))).toEqual([200, 'ok']);
    expect(await codeOf(excluded.get('/wps/rewards'))).toEqual([403, 'player_excluded']);
  });
});
