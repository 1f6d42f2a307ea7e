import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { isPassword } from '#sandbox/kernel/passwords/password.ts';
import { seededDay } from '#sandbox/seeds/seededDay.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { MemberInfo } from '#src/platform/contract.generated.ts';
import { accountLines } from './accountLines.ts';
import { PLAYER_ROLES, PLAYERS } from './playerRoles.ts';
import { playerId } from './players.ts';
import { seedPassword } from './seedPassword.ts';

const platform = testPlatform();
const DAY_MS = 86_400_000;

describe('seeded players', () => {
  it('exist for every merchant, one for each role (S3.5)', async () => {
    for (const merchant of platform.merchants) {
      for (const role of PLAYER_ROLES) {
        const { body } = await platform.as(role, merchant).get('/wps/member/info');
        const { id, account } = body.value as MemberInfo;
        expect([id, account]).toEqual([playerId(merchant, role), PLAYERS[role].account]);
      }
    }
  });

  it('include agents only at merchants with an agent centre', async () => {
    const roles = ['agent1', 'agent2', 'agent41', 'agent42', 'trial', 'player'] as const;
    for (const merchant of platform.merchants) {
      const typeOf = async (role: (typeof roles)[number]) =>
        (await platform.as(role, merchant).get('/wps/member/info')).body.value.type;
      const { agent } = merchant.brand.modules;
      const types = agent ? [1, 2, 41, 42, 4, 0] : [0, 0, 0, 0, 4, 0];
      expect(await Promise.all(roles.map(typeOf))).toEqual(types);
      expect(accountLines(merchant).some((line) => line.includes('an agent of type'))).toBe(agent);
    }
  });

  it('share a password that is valid for each merchant', async () => {
    const { db } = platform.sandbox.platform;
    for (const { merchantCode, brand } of platform.merchants) {
      const [row] = await db.select().from(member).where(eq(member.merchantCode, merchantCode));
      expect(await isPassword(seedPassword(brand), row?.passwordHash ?? '')).toBe(true);
      expect(await isPassword(`${seedPassword(brand)}x`, row?.passwordHash ?? '')).toBe(false);
    }
  });

  it('have a history that ends before the day of the seeds and is recent', async () => {
    const { db } = platform.sandbox.platform;
    const midnight = (await seededDay(db)).getTime();
    const rows = await db.select().from(member);
    const players = new Set(Object.values(PLAYERS).map(({ account }) => account));
    for (const { account, createdAt, lastLoginAt, excludedUntil } of rows) {
      expect(createdAt.getTime(), account).toBeLessThan(midnight);
      if (lastLoginAt && players.has(account))
        expect(midnight - lastLoginAt.getTime()).toBeLessThanOrEqual(DAY_MS);
      if (account === 'timedout')
        expect(excludedUntil?.getTime()).toBeGreaterThan(midnight + DAY_MS);
    }
  });
});

describe('the password of seeded players', () => {
  const rule = { enabled: true, required: true, patternId: 13, minLength: 8, maxLength: 20 };
  const passwordOf = (acceptedPattern: string, more = {}) => {
    const [merchant] = platform.merchants;
    if (!merchant) throw new Error('There is no merchant.');
    const { registration } = merchant.brand;
    const password = { ...rule, ...more, acceptedPattern };
    const username = { ...registration.username, password };
    return seedPassword({ registration: { ...registration, username } });
  };

  it.each([
    ['*', {}],
    ['^[a-z0-9]+$', {}],
    ['^[A-Z0-9]+$', {}],
    ['^(?=.*[A-Z])[A-Za-z0-9]+$', {}],
    ['^(?=.*[^A-Za-z0-9]).+$', {}],
    ['^[0-9]+$', { minLength: 6, maxLength: 6 }],
    ['^[a-z0-9]+$', { minLength: 16, maxLength: 16 }],
    ['^[a-z]+$', { minLength: 4, maxLength: 6 }],
  ])('meets %s with %j (S5.2)', (pattern, more) => {
    const { minLength, maxLength } = { ...rule, ...more };
    const password = passwordOf(pattern, more);
    expect(password.length).toBeGreaterThanOrEqual(minLength);
    expect(password.length).toBeLessThanOrEqual(maxLength);
    if (pattern !== '*') expect(password).toMatch(new RegExp(pattern));
  });
});
