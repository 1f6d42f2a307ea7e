import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  codeSentTo,
  firstMerchant,
} from '#sandbox/domains/accounts/security/handlers/security.fixture.ts';
import { seedMobile } from '#sandbox/domains/accounts/seeds/mobile.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();
const SELF = '/wps/member/protection/selfExclusion';
const TIME_OUT = '/wps/member/protection/timeOut';
const DAY_SECONDS = 86_400;

const numberOf = (serial: number) => seedMobile(firstMerchant(platform).brand, serial);
const person = (more: Parameters<typeof newMember>[2] = {}) =>
  newMember(platform, firstMerchant(platform), more);
const excludeSelf = ({ client }: TestMember) => client.post(SELF, { months: 6, scope: 'brand' });
const canPlay = async ({ client }: TestMember) =>
  (await client.get('/wps/member/protection/play')).body.code;
const deposit = async ({ client }: TestMember) =>
  (await client.post('/wps/deposit', { method: 'card', amount: '500.00', returnPath: '/member' }))
    .body.code;

/** Binds a number with the code sent to it. */
async function bindMobile({ client, stepUp }: TestMember, mobileNum: string): Promise<void> {
  await client.post('/wps/member/mobile/code', { mobileNum });
  const proof = { mobileNum, verificationCode: await codeSentTo(platform, mobileNum) };
  expect((await client.put('/wps/member/mobile', proof, await stepUp())).body.code).toBe('ok');
}

/** Whether a person who proves a number may then play. */
async function playWith(mobile: string): Promise<string> {
  const other = await person();
  await bindMobile(other, mobile);
  return canPlay(other);
}

describe('an exclusion matches its player’s former data (S2.16)', () => {
  it('such as a phone number replaced after the exclusion began', async () => {
    const one = await person({ mobile: numberOf(701) });
    await excludeSelf(one);
    await bindMobile(one, numberOf(702));
    expect(await playWith(numberOf(701))).toBe('player_excluded');
    expect(await playWith(numberOf(703))).toBe('ok');
  });

  it('such as a phone number replaced before the exclusion began', async () => {
    const one = await person({ mobile: numberOf(711) });
    await bindMobile(one, numberOf(712));
    await excludeSelf(one);
    expect(await playWith(numberOf(711))).toBe('player_excluded');
  });

  it('such as an unbound phone number', async () => {
    const one = await person({ mobile: numberOf(721), email: 'left@former.example' });
    const unbound = await one.client.delete('/wps/member/mobile', undefined, await one.stepUp());
    expect(unbound.body.code).toBe('ok');
    await excludeSelf(one);
    expect(await playWith(numberOf(721))).toBe('player_excluded');
  });

  it('such as a changed name and birth date', async () => {
    const birthday = '1981-01-01';
    const one = await person({ profile: { birthday, fullName: 'Habib Khan' } });
    await excludeSelf(one);
    const details = { fullName: 'Somebody Else' };
    expect((await one.client.put('/wps/member/profile', { details })).body.code).toBe('ok');
    const changed = await person({ profile: { birthday, fullName: 'Khan Habib' } });
    expect(await deposit(changed)).toBe('player_excluded');
  });

  it('such as data from an earlier time-out, also during a longer exclusion', async () => {
    const { db } = platform.sandbox.platform;
    const one = await person({ mobile: numberOf(731) });
    await one.client.post(TIME_OUT, { hours: 24, scope: 'brand' });
    // The operator corrects the number, and the former one is recorded nowhere else.
    await db.update(member).set({ mobile: null }).where(eq(member.id, one.memberId));
    await excludeSelf(one);
    await platform.forward(2 * DAY_SECONDS);
    expect(await playWith(numberOf(731))).toBe('player_excluded');
  });
});
