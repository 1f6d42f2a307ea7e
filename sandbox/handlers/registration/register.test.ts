import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ADDRESS } from '#sandbox/accounts/settings.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { codeIn, passedHumanCheck } from '#sandbox/handlers/accounts/login.fixture.ts';
import { testPlatform } from '#sandbox/sandbox.fixture.ts';
import { seedMobile } from '#sandbox/seeds/mobile.ts';
import { PLAYERS } from '#sandbox/seeds/playerRoles.ts';
import { playerId } from '#sandbox/seeds/players.ts';
import { seedPassword } from '#sandbox/seeds/seedPassword.ts';
import type { FieldFindings, Registered } from '#src/platform/contract.generated.ts';

const platform = testPlatform();

function merchant() {
  const found = platform.merchants.find(({ brand }) => brand.flags.MOBILENUMREG3);
  if (!found) throw new Error('No merchant registers by number.');
  return found;
}
const headers = () => ({ 'Merchant-Code': merchant().merchantCode });

/** A form that is filled in right, but for what is given. */
async function form(given: object) {
  const password = seedPassword(merchant().brand);
  return {
    ...{ password, confirmPassword: password, ageConfirmed: true, privacyAgreed: true },
    termsVersion: merchant().brand.legal.termsVersion,
    humanCheck: await passedHumanCheck(platform),
    ...given,
  };
}
const register = async (given: object) =>
  platform.put('/wps/member/register', await form(given), headers());
const registerMobile = async (given: object) =>
  platform.put('/wps/member/register/mobile', await form(given), headers());
const validate = async (fields: object) => {
  const { body } = await platform.post(
    '/wps/member/register/validate',
    { form: 'username', fields },
    headers(),
  );
  return (body.value as FieldFindings).fields.map(({ name, rule }) => `${name} ${rule}`);
};
const codeTo = async (mobileNo: string) => {
  await platform.post('/wps/verification/sms/register', { mobileNo }, headers());
  return codeIn((await platform.outbox(mobileNo))[0]?.body ?? '');
};
const upline = (role: 'agent2' | 'player') => playerId(merchant(), role).slice(0, 8).toUpperCase();
const rowOf = async (account: string) => {
  const { db } = platform.sandbox.platform;
  const [row] = await db.select().from(member).where(eq(member.account, account));
  return row;
};

describe('registration by username', () => {
  it('makes a player and logs them in (S4.5, S7.7)', async () => {
    const { body } = await register({ username: 'Fresh0001', login: true });
    const { token, account, firstTimeLogin } = body.value as Registered;
    expect([account, firstTimeLogin]).toEqual(['Fresh0001', true]);
    const info = await platform.get('/wps/member/info', {
      ...headers(),
      Authorization: `Bearer ${token}`,
    });
    const { termsVersion } = merchant().brand.legal;
    expect(info.body.value).toMatchObject({ account: 'Fresh0001', type: 0, termsVersion });
  });

  it('starts no session where none is asked for (S3.6)', async () => {
    const { body } = await register({ username: 'fresh0002' });
    expect(body.value).toEqual({ account: 'fresh0002', token: null, firstTimeLogin: false });
  });

  it('puts the player below whoever invited them, and refuses unknown codes (S8.2)', async () => {
    await register({ username: 'fresh0003', referralCode: upline('agent2').toLowerCase() });
    expect((await rowOf('fresh0003'))?.uplineId).toBe(playerId(merchant(), 'agent2'));
    const { status, body } = await register({ username: 'fresh0004', referralCode: 'NOBODY99' });
    expect([status, body.code]).toEqual([422, 'invitation_code_error']);
    expect(await rowOf('fresh0004')).toBeUndefined();
  });

  it('names every field at fault, with the bounds of its message (S5.2)', async () => {
    const { status, body } = await register({
      ...{ username: '9x', password: 'a', confirmPassword: 'b', wechat: 'me' },
    });
    expect([status, body.code]).toEqual([422, 'field_invalid']);
    const { fields } = body.value as FieldFindings;
    const { username } = merchant().brand.registration.username;
    expect(fields).toContainEqual({
      ...{ name: 'username', rule: 'length', patternId: username.patternId },
      ...{ min: username.minLength, max: username.maxLength },
    });
    expect(fields.map(({ name, rule }) => `${name} ${rule}`)).toEqual(
      expect.arrayContaining([
        'password length',
        'confirmPassword confirmation',
        'wechat disabled',
      ]),
    );
  });

  it('refuses a username that is taken, in any case', async () => {
    const { body } = await register({ username: PLAYERS.firstLogin.account.toUpperCase() });
    expect((body.value as FieldFindings).fields).toMatchObject([
      { name: 'username', rule: 'taken' },
    ]);
  });

  it('uses the human check up where the name is taken', async () => {
    const humanCheck = await passedHumanCheck(platform);
    const username = PLAYERS.vip.account;
    expect((await register({ username, humanCheck })).body.code).toBe('field_invalid');
    expect((await register({ username, humanCheck })).body.code).toBe('human_check_failed');
  });

  it('answers the same for an e-mail address that is registered, and tells its owner alone', async () => {
    const given = ['username', 'password', 'email'];
    const withMail = platform.merchants.find(({ brand }) => {
      const fields = Object.entries(brand.registration.username);
      const needed = fields.filter(([, { required }]) => required);
      return (
        brand.registration.username.email.enabled && needed.every(([name]) => given.includes(name))
      );
    });
    if (!withMail) throw new Error('No merchant asks for an e-mail address.');
    const site = { 'Merchant-Code': withMail.merchantCode };
    const password = seedPassword(withMail.brand);
    const { termsVersion } = withMail.brand.legal;
    const email = 'owner@register.example';
    const make = async (username: string) =>
      platform.put(
        '/wps/member/register',
        {
          ...{ username, email, password, confirmPassword: password, termsVersion },
          ...{ ageConfirmed: true, privacyAgreed: true },
          humanCheck: await passedHumanCheck(platform),
        },
        site,
      );
    expect((await make('mailowner1')).body.code).toBe('ok');
    expect(await platform.outbox(email)).toEqual([]);
    expect((await make('mailowner2')).body.code).toBe('ok');
    expect((await platform.outbox(email))[0]?.subject).toContain(withMail.brand.name);
    expect([(await rowOf('mailowner1'))?.email, (await rowOf('mailowner2'))?.email]).toEqual([
      ...[email, null],
    ]);
  });

  it('lets one of two who want a name at once have it', async () => {
    const both = await Promise.all([1, 2].map(() => form({ username: 'fresh0005' })));
    const answers = await Promise.all(
      both.map((body) => platform.put('/wps/member/register', body, headers())),
    );
    expect(answers.map(({ body }) => body.code).sort()).toEqual(['field_invalid', 'ok']);
  });

  it('needs the human check, once each (S3.6)', async () => {
    const without = await register({ username: 'fresh0006', humanCheck: undefined });
    expect(without.body.code).toBe('human_check_needed');
    const humanCheck = await passedHumanCheck(platform);
    expect((await register({ username: 'fresh0006', humanCheck })).body.code).toBe('ok');
    const again = await register({ username: 'fresh0007', humanCheck });
    expect(again.body.code).toBe('human_check_failed');
  });

  it.each(['ageConfirmed', 'privacyAgreed'])('needs %s (S5.6)', async (name) => {
    expect((await register({ username: 'fresh0008', [name]: false })).status).toBe(400);
  });

  it('needs the terms in force to be agreed to (S5.6)', async () => {
    const { status, body } = await register({ username: 'fresh0009', termsVersion: '2020-01-01' });
    expect([status, body.code]).toEqual([409, 'terms_outdated']);
  });

  it('is refused where the flag is off (S3.12)', async () => {
    const { merchantCode } = merchant();
    await platform.control({ merchantCode, flags: { USERNAMEREG3: false } });
    expect((await register({ username: 'fresh0010' })).body.code).toBe('function_disabled');
    await platform.control({ merchantCode, flags: { USERNAMEREG3: true } });
  });
});

describe('registration by mobile number', () => {
  it('needs the code that was sent to the number, and keeps it in E.164 (S7.8)', async () => {
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

  it('refuses a number of another country', async () => {
    const { body } = await registerMobile({ mobileNum: '+12125550100' });
    expect((body.value as FieldFindings).fields).toMatchObject([
      { name: 'mobileNum', rule: 'phone' },
    ]);
  });

  it('answers the same for a number that is registered, and tells its owner', async () => {
    const [taken, free] = [seedMobile(merchant().brand, 1), seedMobile(merchant().brand, 502)];
    const askFor = (mobileNo: string) =>
      platform.post('/wps/verification/sms/register', { mobileNo }, headers());
    expect((await askFor(taken)).body).toEqual((await askFor(free)).body);
    expect((await platform.outbox(taken))[0]?.body).toContain(merchant().brand.name);
    expect(codeIn((await platform.outbox(taken))[0]?.body ?? '')).toBe('');
    const tried = (mobileNum: string) => registerMobile({ mobileNum, verificationCode: '000000' });
    expect((await tried(taken)).body).toEqual((await tried(free)).body);
  });
});

describe('the check of fields before the form is sent', () => {
  it('finds what is wrong with those that are given alone (S7.23)', async () => {
    await platform.forward(ADDRESS.seconds);
    expect(await validate({ username: 'unheardof1' })).toEqual([]);
    expect(await validate({ username: PLAYERS.vip.account })).toEqual(['username taken']);
    expect(await validate({ mobileNum: seedMobile(merchant().brand, 1) })).toEqual([]);
    expect(await validate({ referralCode: 'NOBODY99' })).toEqual(['referralCode invitation']);
    expect(await validate({ referralCode: upline('player') })).toEqual([]);
  });

  it('asks for the human check after three names that were taken, whatever is asked next', async () => {
    const ask = async (more: object = {}) =>
      (
        await platform.post(
          '/wps/member/register/validate',
          { form: 'username', fields: { username: PLAYERS.vip.account }, ...more },
          headers(),
        )
      ).body.code;
    await platform.forward(ADDRESS.seconds);
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([
      ...['ok', 'ok', 'ok', 'human_check_needed'],
    ]);
    expect(await ask({ humanCheck: await passedHumanCheck(platform) })).toBe('ok');
    await platform.forward(ADDRESS.seconds);
    expect(await ask()).toBe('ok');
  });

  it('knows the codes of invitations (S7.10)', async () => {
    const valid = async (code: string) =>
      (await platform.get(`/wps/agent/affiliate?code=${code}&domain=brand.example`, headers())).body
        .value;
    expect(await valid(upline('agent2'))).toMatchObject({ valid: true });
    expect(await valid('NOBODY99')).toMatchObject({ valid: false });
  });
});
