import { describe, expect, it } from 'vitest';
import { seedMobile } from '#sandbox/domains/accounts/seeds/mobile.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { logIn } from './handlers/login.fixture.ts';
import { captcha, loginFailure, verificationCode } from './schema/accounts.ts';

const platform = testPlatform();

describe('expired data of accounts', () => {
  it('is deleted within the hour, while locked usernames are kept', async () => {
    const { db } = platform.sandbox.platform;
    const [merchant] = platform.merchants;
    if (!merchant) throw new Error('There is no merchant.');
    await logIn(platform, 'nobody0001', 'wrong');
    await platform.get('/wps/captcha');
    const mobileNum = seedMobile(merchant.brand, 1);
    await platform.post('/wps/verification/sms/noLogin', { mobileNum });
    const held = async () => [
      (await db.select().from(captcha)).length,
      (await db.select().from(verificationCode)).length,
      (await db.select().from(loginFailure)).filter(({ lockedUntil }) => !lockedUntil).length,
    ];
    expect(await held()).toEqual([1, 1, 1]);
    await platform.forward(3700);
    expect(await held()).toEqual([0, 0, 0]);
    const locked = await db.select().from(loginFailure);
    expect(locked).toHaveLength(platform.merchants.length);
  });
});
