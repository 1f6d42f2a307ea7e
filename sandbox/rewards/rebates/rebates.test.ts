import { describe, expect, it } from 'vitest';
import { testPlatform } from '#sandbox/sandbox.fixture.ts';
import type { PaidReward, RebateList, RebateRecordPage } from '#src/platform/contract.generated.ts';
import { answered, codeOf, merchantThat, stake, walletBalance } from '../rewards.fixture.ts';

const platform = testPlatform();
const CLAIM = '/wps/member/rebates/claim';
const carrying = () => merchantThat(platform, 'manualRebate');

describe('the manual rebate', () => {
  it('pays a share of what was staked at a vendor, and lists it (S2.16)', async () => {
    const merchant = carrying();
    const client = platform.as('firstLogin', merchant);
    const all = await answered<RebateList>(client.get('/wps/member/rebates'));
    if (Number(all.claimable) >= Number(all.minimum)) await answered(client.post(CLAIM, {}));
    const vassalage = await stake(platform, merchant, 'firstLogin', 2_000_00n);
    const { list } = await answered<RebateList>(client.get('/wps/member/rebates'));
    const open = list.find((one) => one.vassalage === vassalage);
    expect(Number(open?.staked)).toBeGreaterThanOrEqual(2_000);
    const before = await walletBalance(platform, merchant, 'firstLogin');
    const paid = await answered<PaidReward>(client.post(CLAIM, { vassalage }));
    expect(paid.amount).toBe(open?.claimable);
    const received = (await walletBalance(platform, merchant, 'firstLogin')) - before;
    expect(Number(received) / 100).toBe(Number(paid.amount));
    const records = await answered<RebateRecordPage>(client.get('/wps/member/rebates/records'));
    expect(records.list[0]).toMatchObject({ vassalage, amount: paid.amount });
    expect(await codeOf(client.post(CLAIM, { vassalage }))).toEqual([409, 'rebate_too_small']);
  });

  it('pays a stake once, however many claims come at the same time', async () => {
    const merchant = carrying();
    const client = platform.as('locked', merchant);
    await stake(platform, merchant, 'locked', 5_000_00n);
    const { claimable } = await answered<RebateList>(client.get('/wps/member/rebates'));
    const before = await walletBalance(platform, merchant, 'locked');
    const answers = await Promise.all(Array.from({ length: 6 }, () => client.post(CLAIM, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const received = (await walletBalance(platform, merchant, 'locked')) - before;
    expect(Number(received) / 100).toBe(Number(claimable));
  });

  it('has a history of months, with the totals of all pages', async () => {
    const client = platform.as('player', carrying());
    const path = '/wps/member/rebates/records?from=2020-01-01&pageSize=100';
    const { list, totals } = await answered<RebateRecordPage>(client.get(path));
    expect(list.length).toBeGreaterThan(3);
    expect(totals.records).toBeGreaterThanOrEqual(list.length);
    const first = await answered<RebateRecordPage>(client.get(path.replace('100', '2')));
    expect([first.list.length, first.totals]).toEqual([2, totals]);
  });

  it('is not there for a merchant that does not carry it (S6.7)', async () => {
    const client = platform.as('player', merchantThat(platform, 'manualRebate', false));
    expect(await codeOf(client.get('/wps/member/rebates'))).toEqual([403, 'function_disabled']);
    expect(await codeOf(client.post(CLAIM, {}))).toEqual([403, 'function_disabled']);
  });
});
