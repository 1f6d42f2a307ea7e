import { describe, expect, it } from 'vitest';
import { passedHumanCheck } from '#sandbox/domains/accounts/handlers/login.fixture.ts';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import type { Answer } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { FieldFindings, Registered } from '#src/platform/contract.generated.ts';
import { registrationForms } from './registrationForms.fixture.ts';

const platform = testPlatform();
const { merchant, headers, form, register, upline, rowOf } = registrationForms(platform);

describe('registration by username', () => {
  it('creates a player and logs them in (S4.5, S7.7)', async () => {
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

  it('starts no session unless one is requested (S3.6)', async () => {
    const { body } = await register({ username: 'fresh0002' });
    expect(body.value).toEqual({ account: 'fresh0002', token: null, firstTimeLogin: false });
  });

  it('puts the player below the owner of the referral code, and rejects unknown codes (S8.2)', async () => {
    await register({ username: 'fresh0003', referralCode: upline('agent2').toLowerCase() });
    expect((await rowOf('fresh0003'))?.uplineId).toBe(playerId(merchant(), 'agent2'));
    const { status, body } = await register({ username: 'fresh0004', referralCode: 'NOBODY99' });
    expect([status, body.code]).toEqual([422, 'invitation_code_error']);
    expect(await rowOf('fresh0004')).toBeUndefined();
  });

  it('names every invalid field, with the bounds for its message (S5.2)', async () => {
    const { status, body }: Answer = await register({
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

  it('rejects a taken username, in any case', async () => {
    const { body }: Answer = await register({
      username: PLAYERS.firstLogin.account.toUpperCase(),
    });
    expect((body.value as FieldFindings).fields).toMatchObject([
      { name: 'username', rule: 'taken' },
    ]);
  });

  it('uses up the human check if the username is taken', async () => {
    const humanCheck = await passedHumanCheck(platform);
    const username = PLAYERS.vip.account;
    expect((await register({ username, humanCheck })).body.code).toBe('field_invalid');
    expect((await register({ username, humanCheck })).body.code).toBe('human_check_failed');
  });

  it('answers alike for a registered e-mail address, and notifies only its owner', async () => {
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

  it('gives a username to one of two registrations at the same time', async () => {
    const both = await Promise.all([1, 2].map(() => form({ username: 'fresh0005' })));
    const answers = await Promise.all(
      both.map((body) => platform.put('/wps/member/register', body, headers())),
    );
    expect(answers.map(({ body }) => body.code).sort()).toEqual(['field_invalid', 'ok']);
  });

  it('needs a human check each time (S3.6)', async () => {
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

  it('needs consent to the current terms (S5.6)', async () => {
    const { status, body } = await register({ username: 'fresh0009', termsVersion: '2020-01-01' });
    expect([status, body.code]).toEqual([409, 'terms_outdated']);
  });

  it('is refused if the flag is off (S3.12)', async () => {
    const { merchantCode } = merchant();
    await platform.control({ merchantCode, flags: { USERNAMEREG3: false } });
    expect((await register({ username: 'fresh0010' })).body.code).toBe('function_disabled');
    await platform.control({ merchantCode, flags: { USERNAMEREG3: true } });
  });
});
