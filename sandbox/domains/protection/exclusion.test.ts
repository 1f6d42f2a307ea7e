import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { RULES } from '#sandbox/kernel/contract/operationRule.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Protection } from '#src/platform/contract.generated.ts';
import { monthsAfter } from './exclusion.ts';

const platform = testPlatform();
const TIME_OUT = '/wps/member/protection/timeOut';
const SELF = '/wps/member/protection/selfExclusion';

const canPlay = async ({ client }: TestMember) =>
  (await client.get('/wps/member/protection/play')).body.code;
const until = ({ body }: { body: { value: unknown } }) => (body.value as Protection).excludedUntil;

describe('a break (S2.16)', () => {
  it('stops play for the chosen time, and ends by itself', async () => {
    const one = await newMember(platform);
    await one.client.post(TIME_OUT, { hours: 24, scope: 'brand' });
    expect(await canPlay(one)).toBe('player_excluded');
    await platform.forward(24 * 3600);
    expect(await canPlay(one)).toBe('ok');
  });

  it('is never shortened by another one', async () => {
    const one = await newMember(platform);
    const long = await one.client.post(SELF, { months: 12, scope: 'brand' });
    const short = await one.client.post(TIME_OUT, { hours: 24, scope: 'brand' });
    expect(until(short)).toBe(until(long));
  });

  it('has no call in the contract by which its player could end it', () => {
    const changing = Object.entries(RULES)
      .filter(([, { path, method }]) => path.includes('/protection') && method !== 'get')
      .map(([name]) => name);
    expect(changing.sort()).toEqual([
      ...['acknowledgeRealityCheck', 'confirmLimitRaise', 'excludeSelf', 'setMoneyLimit'],
      ...['setRealityCheck', 'setSessionLimit', 'takeTimeOut'],
    ]);
  });

  it('allows records and withdrawals', async () => {
    const one = await newMember(platform);
    await one.client.post(SELF, { months: 6, scope: 'brand' });
    const paths = [
      '/wps/member/transactions',
      '/wps/withdrawal/quote?kind=bank',
      '/wps/member/info',
    ];
    for (const path of paths) expect((await one.client.get(path)).status, path).toBe(200);
  });

  it('applies to all brands of the licensee for the same phone number, if that scope was chosen', async () => {
    const { db } = platform.sandbox.platform;
    const [here, there] = platform.merchants;
    const mobile = '+8801799000001';
    const [one, other] = [await newMember(platform, here), await newMember(platform, there)];
    for (const { memberId } of [one, other]) {
      await db.update(member).set({ mobile }).where(eq(member.id, memberId));
    }
    await one.client.post(TIME_OUT, { hours: 24, scope: 'brand' });
    expect(await canPlay(other)).toBe('ok');
    await one.client.post(TIME_OUT, { hours: 24, scope: 'licensee' });
    expect(await canPlay(other)).toBe('player_excluded');
  });

  it.each([
    [TIME_OUT, { hours: 23, scope: 'brand' }],
    [TIME_OUT, { hours: 1009, scope: 'brand' }],
    [SELF, { months: 5, scope: 'brand' }],
    [SELF, { months: 61, scope: 'brand' }],
  ])('of an unsupported length is rejected: %s %j', async (path, body) => {
    const { client } = await newMember(platform);
    expect((await client.post(path, body)).status).toBe(400);
  });
});

describe('adding months to a date', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-15', 6, '2026-09-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-08-31', -6, '2026-02-28'],
  ])('%s plus %i months is %s', (start, months, end) => {
    expect(monthsAfter(new Date(start), months)).toEqual(new Date(end));
  });
});
