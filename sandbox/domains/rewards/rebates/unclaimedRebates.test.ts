import { describe, expect, it } from 'vitest';
import type { TestClient } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { PaidReward, RebateList, RebateRecordPage } from '#src/platform/contract.generated.ts';
import { answered, at, codeOf, merchantThat, stake, walletBalance } from '../rewards.fixture.ts';

const platform = testPlatform();
const CLAIM = '/wps/member/rebates/claim';
const carrying = () => merchantThat(platform, 'manualRebate');

/** Moves the time past the end of the market's day, so that its stakes are settled. */
async function settle(client: TestClient): Promise<void> {
  const { nextSettlementAt } = await answered<RebateList>(client.get('/wps/member/rebates'));
  const left = Date.parse(nextSettlementAt) - at(platform).now.getTime();
  await platform.forward(Math.ceil(left / 1000) + 1);
}

describe('a manual rebate', () => {
  it('pays a share of the stakes at a vendor, and is listed (S2.16)', async () => {
    const merchant = carrying();
    const player = () => platform.as('firstLogin', merchant);
    await settle(player());
    const all = await answered<RebateList>(player().get('/wps/member/rebates'));
    if (Number(all.claimable) >= Number(all.minimum)) await answered(player().post(CLAIM, {}));
    const vassalage = await stake(platform, merchant, 'firstLogin', 2_000_00n);
    await settle(player());
    const { list } = await answered<RebateList>(player().get('/wps/member/rebates'));
    const open = list.find((one) => one.vassalage === vassalage);
    expect(Number(open?.staked)).toBeGreaterThanOrEqual(2_000);
    const before = await walletBalance(platform, merchant, 'firstLogin');
    const paid = await answered<PaidReward>(player().post(CLAIM, { vassalage }));
    expect(paid.amount).toBe(open?.claimable);
    const received = (await walletBalance(platform, merchant, 'firstLogin')) - before;
    expect(Number(received) / 100).toBe(Number(paid.amount));
    const records = await answered<RebateRecordPage>(player().get('/wps/member/rebates/records'));
    expect(records.list[0]).toMatchObject({ vassalage, amount: paid.amount });
    expect(await codeOf(player().post(CLAIM, { vassalage }))).toEqual([409, 'rebate_too_small']);
  });

  it('excludes the stakes of a day until it is settled, and pays them then (S2.16)', async () => {
    const merchant = carrying();
    const player = () => platform.as('newcomer', merchant);
    await settle(player());
    const vassalage = await stake(platform, merchant, 'newcomer', 3_000_00n);
    const rebate = async () => {
      const { list } = await answered<RebateList>(player().get('/wps/member/rebates'));
      return list.find((one) => one.vassalage === vassalage);
    };
    const today = await rebate();
    expect(Number(today?.pending)).toBeGreaterThanOrEqual(3_000);
    await settle(player());
    const settled = await rebate();
    expect(settled?.pending).toBe('0.00');
    expect(Number(settled?.staked)).toBe(Number(today?.staked) + Number(today?.pending));
    expect(Number(settled?.claimable)).toBeGreaterThan(Number(today?.claimable));
  });

  it('pays a stake once, even with parallel claims', async () => {
    const merchant = carrying();
    await stake(platform, merchant, 'locked', 5_000_00n);
    await settle(platform.as('locked', merchant));
    const client = platform.as('locked', merchant);
    const { claimable } = await answered<RebateList>(client.get('/wps/member/rebates'));
    expect(Number(claimable)).toBeGreaterThanOrEqual(10);
    const before = await walletBalance(platform, merchant, 'locked');
    const answers = await Promise.all(Array.from({ length: 6 }, () => client.post(CLAIM, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const received = (await walletBalance(platform, merchant, 'locked')) - before;
    expect(Number(received) / 100).toBe(Number(claimable));
  });

  it('has a history of months, with totals over all pages', async () => {
    const client = platform.as('player', carrying());
    const path = '/wps/member/rebates/records?from=2020-01-01&pageSize=100';
    const { list, totals } = await answered<RebateRecordPage>(client.get(path));
    expect(list.length).toBeGreaterThan(3);
    expect(totals.records).toBeGreaterThanOrEqual(list.length);
    const first = await answered<RebateRecordPage>(client.get(path.replace('100', '2')));
    expect([first.list.length, first.totals]).toEqual([2, totals]);
  });

  it('is unavailable at a merchant without it (S6.7)', async () => {
    const client = platform.as('player', merchantThat(platform, 'manualRebate', false));
    expect(await codeOf(client.get('/wps/member/rebates'))).toEqual([403, 'function_disabled']);
    expect(await codeOf(client.post(CLAIM, {}))).toEqual([403, 'function_disabled']);
  });
});
