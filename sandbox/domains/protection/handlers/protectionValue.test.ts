import { afterEach, expect, it, vi } from 'vitest';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { playerLimit } from '../schema.ts';
import { protectionValue } from './protectionValue.ts';

const platform = testPlatform();
afterEach(() => {
  vi.restoreAllMocks();
});

it('a player’s losses are summed only if they have set a loss limit (S2.16)', async () => {
  const { memberId, merchant } = await newMember(platform);
  const { db, clock } = platform.sandbox.platform;
  const now = clock.now();
  const select = vi.spyOn(db, 'select');
  const asked = async () => {
    select.mockClear();
    const { moneyLimits } = await protectionValue(db, merchant, memberId, now);
    return { limits: moneyLimits.map(({ kind }) => kind), questions: select.mock.calls.length };
  };
  const set = (name: 'deposit-day' | 'loss-day') =>
    db.insert(playerLimit).values({ memberId, name, value: 500_00n, since: now });
  await set('deposit-day');
  const without = await asked();
  expect(without.limits).toEqual(['deposit']);
  await set('loss-day');
  expect(await asked()).toEqual({
    limits: ['deposit', 'loss'],
    questions: without.questions + 1,
  });
});
