import { describe, expect, it } from 'vitest';
import { logIn } from '#sandbox/domains/accounts/handlers/login.fixture.ts';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { CODE, PASSWORD_TRIES, TOKEN } from '#sandbox/domains/accounts/settings.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { LoginResult } from '#src/platform/contract.generated.ts';
import { codeSentTo, firstMerchant, seededMobile, stepUpBySms } from './security.fixture.ts';

const platform = testPlatform();
const NEW = 'Another-2027';

const merchant = () => firstMerchant(platform);
const old = () => seedPassword(merchant().brand);
const change = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) => ({
  ...{ oldPassword, newPassword, confirmNewPassword },
});
const setVerification = (isOn: boolean) => platform.control({ flags: { CHNGPASSVERIF3: isOn } });

describe('a password change', () => {
  it('ends all sessions but the current one (S4.4, S7.9)', async () => {
    await setVerification(false);
    const [here, there] = [platform.as('player'), platform.as('player')];
    expect((await there.get('/wps/member/info')).status).toBe(200);
    expect((await here.post('/wps/member/password', change(old(), NEW))).body.code).toBe('ok');
    expect((await here.get('/wps/member/info')).status).toBe(200);
    expect((await there.get('/wps/member/info')).body.code).toBe('not_logged_in');
    expect((await logIn(platform, PLAYERS.player.account, NEW)).body.code).toBe('ok');
  });

  it('rejects the current password, one against the rule, and one with a different confirmation (S5.8)', async () => {
    const vip = platform.as('vip');
    const send = async (body: object) => (await vip.post('/wps/member/password', body)).body;
    expect((await send(change(old(), old()))).code).toBe('password_unchanged');
    expect((await send(change(old(), 'x'))).code).toBe('field_invalid');
    expect((await send(change(old(), NEW, old()))).value).toMatchObject({
      fields: [{ name: 'confirmPassword', rule: 'confirmation' }],
    });
  });

  it('allows five wrong tries of the old password (S8.8)', async () => {
    const agent = platform.as('agent1');
    const send = (oldPassword: string) =>
      agent.post('/wps/member/password', change(oldPassword, NEW));
    for (let tried = 0; tried < PASSWORD_TRIES.limit; tried += 1) {
      expect((await send('wrong')).body.code).toBe('password_wrong');
    }
    expect((await send(old())).status).toBe(429);
    await platform.forward(PASSWORD_TRIES.seconds);
    expect((await send(old())).body.code).toBe('ok');
  });

  it('needs a step-up if the flag requires it (CHNGPASSVERIF3)', async () => {
    await setVerification(true);
    const agent = platform.as('agent2');
    const refused = await agent.post('/wps/member/password', change(old(), NEW));
    expect([refused.status, refused.body.code]).toEqual([403, 'step_up_needed']);
    const header = await stepUpBySms(platform, agent, seededMobile(merchant(), 'agent2'));
    expect((await agent.post('/wps/member/password', change(old(), NEW), header)).status).toBe(200);
    await setVerification(false);
  });
});

describe('a forgotten password', () => {
  const ask = (username: string, email: string) =>
    platform.post('/wps/member/password/email', new URLSearchParams({ username, email }));
  const reset = (token: string) =>
    platform.post('/wps/member/password/email/reset', {
      ...{ token, newPassword: NEW, confirmNewPassword: NEW },
    });
  const tokenTo = async (email: string) =>
    /#passwordReset=([\w-]+)/.exec((await platform.outbox(email))[0]?.body ?? '')?.[1] ?? '';

  it('is reset with a link that works once, which ends all sessions (S5.7, S7.12)', async () => {
    const { account } = PLAYERS.agent41;
    const email = `${account}@${merchant().brand.domains.main}`;
    const session = platform.as('agent41');
    expect((await session.get('/wps/member/info')).status).toBe(200);
    await ask(account.toUpperCase(), email);
    const token = await tokenTo(email);
    expect((await reset(token)).body.code).toBe('ok');
    expect((await session.get('/wps/member/info')).body.code).toBe('not_logged_in');
    const again = await reset(token);
    expect([again.status, again.body.code]).toEqual([410, 'link_ended']);
    expect((await logIn(platform, account, NEW)).body.code).toBe('ok');
  });

  it('receives no link if username and address do not match, with the same answer', async () => {
    const { account } = PLAYERS.agent42;
    const right = await ask(account, `${account}@${merchant().brand.domains.main}`);
    const wrong = await ask(account, 'somebody@else.example');
    expect(wrong.body).toEqual(right.body);
    expect(await platform.outbox('somebody@else.example')).toEqual([]);
  });

  it.each([
    ['somebody’s', () => PLAYERS.excluded.account],
    ['nobody’s', () => 'nobody0001'],
  ])(
    'can be reset five times in 5 minutes for an address that is %s (S8.8)',
    async (_, account) => {
      await platform.forward(CODE.sendings.seconds);
      const email = `${account()}@${merchant().brand.domains.main}`;
      for (let asked = 0; asked < CODE.sendings.recipient; asked += 1) {
        expect((await ask(account(), email)).status).toBe(200);
      }
      expect((await ask(account(), email.toUpperCase())).body.code).toBe('too_many_requests');
      await platform.forward(CODE.sendings.seconds);
    },
  );

  it('can be reset with a link for 30 minutes', async () => {
    const { account } = PLAYERS.agent42;
    const email = `${account}@${merchant().brand.domains.main}`;
    await ask(account, email);
    const token = await tokenTo(email);
    await platform.forward(TOKEN.passwordResetSeconds);
    expect((await reset(token)).body.code).toBe('link_ended');
  });

  it('is reset with a code by text message, and the player is logged in (S4.6, S7.13)', async () => {
    const mobileNum = seededMobile(merchant(), 'expiredPassword');
    await platform.post('/wps/verification/sms/noLogin', { mobileNum });
    const verificationCode = await codeSentTo(platform, mobileNum);
    const body = { newPassword: NEW, mobileNum, verificationCode };
    const done = await platform.post('/wps/member/password/verification', body);
    const { token, passwordExpired } = done.body.value as LoginResult;
    expect([token.length > 0, passwordExpired]).toEqual([true, false]);
    const again = await platform.post('/wps/member/password/verification', body);
    expect(again.body.code).toBe('verification_code_invalid');
  });
});

describe('the payment password', () => {
  const put = (oldPaymentPassword: string | undefined, text: string) => ({
    ...(oldPaymentPassword !== undefined && { oldPaymentPassword }),
    ...{ newPaymentPassword: text, confirmNewPaymentPassword: text },
  });

  it('is set once without an old one, in either digit set', async () => {
    const newcomer = platform.as('newcomer');
    const { body } = await newcomer.put('/wps/member/paymentPassword', put(undefined, '২০৪৮১৬'));
    expect(body.code).toBe('ok');
    const changed = await newcomer.put('/wps/member/paymentPassword', put('204816', '590318'));
    expect(changed.body.code).toBe('ok');
  });

  it('is changed with the old one or a step-up', async () => {
    const vip = platform.as('vip');
    const send = (body: object, headers = {}) =>
      vip.put('/wps/member/paymentPassword', body, headers);
    expect((await send(put('000000', '204816'))).body.code).toBe('payment_password_wrong');
    expect((await send(put(undefined, '204816'))).body.code).toBe('step_up_needed');
    const header = await stepUpBySms(platform, vip, seededMobile(merchant(), 'vip'));
    expect((await send(put(undefined, '204816'), header)).body.code).toBe('ok');
  });

  it('is rejected if it is one repeated digit or a run', async () => {
    const { body } = await platform
      .as('firstLogin')
      .put('/wps/member/paymentPassword', put(undefined, '111111'));
    expect(body.value).toMatchObject({ fields: [{ name: 'paymentPassword', rule: 'guessable' }] });
  });

  it('follows the rule of its field (S5.2)', async () => {
    const { body } = await platform
      .as('firstLogin')
      .put('/wps/member/paymentPassword', put(undefined, 'abc'));
    expect(body.value).toMatchObject({ fields: [{ name: 'paymentPassword', rule: 'length' }] });
  });
});
