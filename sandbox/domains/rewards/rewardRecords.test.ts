import { expect, it } from 'vitest';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { RewardList, RewardRecordPage } from '#src/platform/contract.generated.ts';
import { grantReward } from './grantReward.ts';
import { answered, at, codeOf, merchantThat } from './rewards.fixture.ts';

const platform = testPlatform();
const carrying = () => merchantThat(platform, 'rewards');
const RECORDS = '/wps/rewards/records';

/** Adds a reward to the newcomer's reward centre. */
async function grant(reference: string, unit: 'money' | 'points', amount: bigint) {
  const merchant = carrying();
  const { db, now } = at(platform);
  const id = await grantReward(db, {
    ...{ merchantCode: merchant.merchantCode, memberId: playerId(merchant, 'newcomer') },
    ...{ source: 'promotion', reference, title: { en: reference, bn: `${reference} (bn)` } },
    ...{ unit, amount, turnover: 0n, at: now },
  });
  if (!id) throw new Error(`The newcomer has had ${reference} before.`);
  return id;
}

it('reward records list claimed and expired rewards, with totals of the claimed ones (S2.16)', async () => {
  const client = platform.as('newcomer', carrying());
  const before = await answered<RewardRecordPage>(client.get(RECORDS));
  const money = await grant('records-money', 'money', 12_00n);
  const points = await grant('records-points', 'points', 7_50n);
  const expiring = await grant('records-expired', 'money', 90_00n);
  const { list: open } = await answered<RewardList>(client.get('/wps/rewards'));
  expect(open.map(({ id }) => id)).toEqual(expect.arrayContaining([money, points, expiring]));
  for (const id of [money, points]) await answered(client.post(`/wps/reward/${id}/claim`));
  const claimed = await answered<RewardRecordPage>(client.get(`${RECORDS}?language=bn`));
  expect(claimed.totals.records).toBe(before.totals.records + 2);
  expect(Number(claimed.totals.money)).toBe(Number(before.totals.money) + 12);
  expect(Number(claimed.totals.points)).toBe(Number(before.totals.points) + 7.5);
  expect(claimed.list[0]).toMatchObject({ state: 'claimed', title: expect.stringMatching(/bn/) });
  expect(claimed.list.map(({ id }) => id)).not.toContain(expiring);
  await platform.forward(30 * 86_400 + 1);
  const later = platform.as('newcomer', carrying());
  const { list, totals } = await answered<RewardRecordPage>(later.get(`${RECORDS}?pageSize=100`));
  expect(list.find(({ id }) => id === expiring)).toMatchObject({ state: 'expired' });
  const paid = list.filter(({ unit, state }) => unit === 'money' && state === 'claimed');
  expect(Number(totals.money)).toBe(paid.reduce((sum, { amount }) => sum + Number(amount), 0));
  const second = await answered<RewardRecordPage>(later.get(`${RECORDS}?pageSize=1&pageNo=2`));
  expect([second.list[0]?.id, second.totals]).toEqual([list[1]?.id, totals]);
  expect(second.totalPages).toBe(totals.records);
});

it('reward records remain open to a self-excluded player, like all records', async () => {
  const excluded = platform.as('excluded', carrying());
  expect(await codeOf(excluded.get(RECORDS))).toEqual([200, 'ok']);
  expect(await codeOf(excluded.get(`${RECORDS}?from=2026-03-05&to=2026-03-01`))).toEqual([
    422,
    'period_invalid',
  ]);
});
