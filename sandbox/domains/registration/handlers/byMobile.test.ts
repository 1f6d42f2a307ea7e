import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { codeIn } from '#sandbox/domains/accounts/handlers/login.fixture.ts';
import { seedMobile } from '#sandbox/domains/accounts/seeds/mobile.ts';
import { exclude, monthsAfter } from '#sandbox/domains/protection/exclusion.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Answer } from '#sandbox/testing/client.fixture.ts';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { FieldFindings, Registered } from '#src/platform/contract.generated.ts';
import { registrationForms } from './registrationForms.fixture.ts';

const platform = testPlatform();
const { merchant, headers, registerMobile, codeTo, rowOf } = registrationForms(platform);

/** Adds a player of the merchant with this number, excluded for six months. */
async function excludedWith(mobile: string): Promise<{ id: string; until: Date }> {
  const { db } = platform.sandbox.platform;
  const now = new Date();
  const { memberId: id } = await newMember(platform, merchant(), { mobile });
  const until = monthsAfter(now, 6);
  await exclude(db, [id], { kind: 'self-exclusion', scope: 'brand', until }, now);
  return { id, until };
}

/** The accounts that the operator must decide on, each with the reason. */
async function nearMatches(): Promise<string[][]> {
  const { body } = await platform.get('/sandbox/control/listings/nearMatches', headers());
  return (body.value as { rows: { cells: string[] }[] }).rows.map(({ cells }) => cells.slice(0, 2));
}

describe('registration by mobile number', () => {
  it('needs the code sent to the number, and stores the number in E.164 (S7.8)', async () => {
    const mobileNum = seedMobile(merchant().brand, 501);
    const missing = await registerMobile({ mobileNum });
    expect(missing.body.code).toBe('verification_code_missing');
    const verificationCode = await codeTo(mobileNum);
    const wrong = await registerMobile({ mobileNum, verificationCode: 'x' });
    expect(wrong.body.code).toBe('verification_code_invalid');
    const { body } = await registerMobile({ mobileNum, verificationCode, login: true });
    const { account, token } = body.value as Registered;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await rowOf(account))?.mobile).toBe(mobileNum);
  });

  it('rejects a number of another country', async () => {
    const { body }: Answer = await registerMobile({ mobileNum: '+12125550100' });
    expect((body.value as FieldFindings).fields).toMatchObject([
      { name: 'mobileNum', rule: 'phone' },
    ]);
  });

  it('answers alike for a registered number, and notifies its owner', async () => {
    const [taken, free] = [seedMobile(merchant().brand, 1), seedMobile(merchant().brand, 502)];
    const askFor = (mobileNo: string) =>
      platform.post('/wps/verification/sms/register', { mobileNo }, headers());
    expect((await askFor(taken)).body).toEqual((await askFor(free)).body);
    expect((await platform.outbox(taken))[0]?.body).toContain(merchant().brand.name);
    expect(codeIn((await platform.outbox(taken))[0]?.body ?? '')).toBe('');
    const tried = (mobileNum: string) => registerMobile({ mobileNum, verificationCode: '000000' });
    expect((await tried(taken)).body).toEqual((await tried(free)).body);
  });

  it('excludes a player at once who proves a former number of an excluded player (S2.16)', async () => {
    const mobileNum = seedMobile(merchant().brand, 506);
    const { id, until } = await excludedWith(mobileNum);
    const { db } = platform.sandbox.platform;
    await db.update(member).set({ mobile: null }).where(eq(member.id, id));
    const verificationCode = await codeTo(mobileNum);
    const { body } = await registerMobile({ mobileNum, verificationCode });
    const row = await rowOf((body.value as Registered).account);
    expect([row?.mobile, row?.excludedUntil]).toEqual([mobileNum, until]);
  });

  describe('without a code', () => {
    const setFlags = (flags: object) =>
      platform.control({ merchantCode: merchant().merchantCode, flags });

    it('answers alike for a registered number, notifies only its owner and binds nothing', async () => {
      await setFlags({ REGMOBVERF3: false, MOBILENUMPASSREG3: true });
      const [taken, free] = [seedMobile(merchant().brand, 1), seedMobile(merchant().brand, 503)];
      const answered = async (mobileNum: string) => {
        const { status, body } = await registerMobile({ mobileNum });
        const { account, ...others } = body.value as Registered;
        return { status, code: body.code, others, account };
      };
      const [ofTaken, ofFree] = [await answered(taken), await answered(free)];
      expect({ ...ofTaken, account: '' }).toEqual({ ...ofFree, account: '' });
      expect((await platform.outbox(taken))[0]?.body).toContain(merchant().brand.name);
      expect(await platform.outbox(free)).toEqual([]);
      expect((await rowOf(ofTaken.account))?.mobile).toBeNull();
      expect((await rowOf(ofFree.account))?.mobile).toBe(free);
    });

    it('does not exclude an account with the number of an excluded player, but reports it to the operator', async () => {
      await setFlags({ REGMOBVERF3: false, MOBILENUMPASSREG3: true });
      const mobileNum = seedMobile(merchant().brand, 505);
      await excludedWith(mobileNum);
      const { body } = await registerMobile({ mobileNum });
      const { account } = body.value as Registered;
      const row = await rowOf(account);
      expect([row?.mobile, row?.excludedUntil]).toEqual([null, null]);
      expect(await nearMatches()).toEqual([[account, 'same contact']]);
    });

    it('still needs the code if no password is set, as the player could not log in again', async () => {
      await setFlags({ REGMOBVERF3: false, MOBILENUMPASSREG3: false });
      const [taken, free] = [seedMobile(merchant().brand, 1), seedMobile(merchant().brand, 504)];
      const withoutPassword = { password: undefined, confirmPassword: undefined };
      for (const mobileNum of [taken, free]) {
        const { body } = await registerMobile({ mobileNum, ...withoutPassword });
        expect(body.code).toBe('verification_code_missing');
      }
    });
  });
});
