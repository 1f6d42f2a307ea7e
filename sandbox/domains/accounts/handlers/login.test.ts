import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { isAccount } from '#sandbox/kernel/members/findMember.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { LoginResult } from '#src/platform/contract.generated.ts';
import { answerOf } from '../captcha.ts';
import { captcha } from '../schema/accounts.ts';
import { ADDRESS, CAPTCHA, LOGIN } from '../settings.ts';
import { logIn, logInAs, passedHumanCheck } from './login.fixture.ts';

const platform = testPlatform();

function merchant(): Merchant {
  const [first] = platform.merchants;
  if (!first) throw new Error('There is no merchant.');
  return first;
}

/** Tries a wrong password, with all checks required by then. */
async function wrongLogin(username: string, captchaAnswer: object = {}) {
  const humanCheck = await passedHumanCheck(platform);
  const { status, body } = await logIn(platform, username, 'wrong', {
    humanCheck,
    ...captchaAnswer,
  });
  return { status, code: body.code, value: body.value };
}

/** Reads a captcha, as a person would read its picture. */
async function readCaptcha() {
  const { captchaId } = (await platform.get('/wps/captcha')).body.value;
  const [row] = await platform.sandbox.platform.db
    .select()
    .from(captcha)
    .where(eq(captcha.id, captchaId));
  return { captchaId, captcha: row ? answerOf(row) : '' };
}

describe('login by username', () => {
  it('returns a session token and the time of the last login (S3.4, S7.2)', async () => {
    const { body } = await logInAs(platform, merchant(), 'player');
    const { token, ...result } = body.value as LoginResult;
    expect(result).toMatchObject({ firstTimeLogin: false, passwordExpired: false });
    expect(result.lastLogin?.ip).toBe('127.0.0.1');
    const info = await platform.get('/wps/member/info', { Authorization: `Bearer ${token}` });
    expect(info.body.value).toMatchObject({ account: PLAYERS.player.account });
  });

  it('accepts a username in any case', async () => {
    const { body } = await logIn(platform, 'PLAYER', 'wrong');
    expect(body.value).toEqual({ captcha: false, humanCheck: true });
    await platform.forward(LOGIN.lockSeconds);
  });

  it('accepts a phone number instead of the username, in any notation', async () => {
    const { merchantCode } = merchant();
    const { db } = platform.sandbox.platform;
    const mobile = '+8801712345987';
    const { account } = PLAYERS.newcomer;
    await db
      .update(member)
      .set({ mobile })
      .where(isAccount({ merchantCode, name: account }));
    const password = seedPassword(merchant().brand);
    for (const written of [mobile, '8801712345987', '01712-345987', '০১৭১২৩৪৫৯৮৭']) {
      const { body } = await logIn(platform, written, password);
      const { token } = body.value as LoginResult;
      const info = await platform.get('/wps/member/info', { Authorization: `Bearer ${token}` });
      expect(info.body.value).toMatchObject({ account });
    }
  });

  it('answers a wrong password and an unknown phone number alike, in any notation', async () => {
    const known = await logIn(platform, '01712345987', 'wrong');
    const unknown = await logIn(platform, '01712345986', 'wrong');
    expect([known.status, known.body.code]).toEqual([422, 'login_incorrect']);
    expect(known.body).toEqual(unknown.body);
    const again = [await logIn(platform, '+8801712345987', 'wrong')];
    again.push(await logIn(platform, '+8801712345986', 'wrong'));
    expect(again.map(({ body }) => body.code)).toEqual(Array(2).fill('human_check_needed'));
    await platform.forward(LOGIN.lockSeconds);
  });

  it('reports a first login (S4.3)', async () => {
    const first = await logInAs(platform, merchant(), 'firstLogin');
    expect(first.body.value).toMatchObject({ firstTimeLogin: true, lastLogin: null });
    const second = await logInAs(platform, merchant(), 'firstLogin');
    expect(second.body.value).toMatchObject({ firstTimeLogin: false });
  });

  it('reports an expired password, if the merchant lets passwords expire (S4.3, S4.16)', async () => {
    const expiring = async () =>
      (await logInAs(platform, merchant(), 'expiredPassword')).body.value;
    expect(await expiring()).toMatchObject({ passwordExpired: true });
    await platform.control({ flags: { PWDEXPFORCECHANGE3: false } });
    expect(await expiring()).toMatchObject({ passwordExpired: false });
    await platform.control({ reset: true });
  });

  it('answers a wrong password and an unknown username alike (S3.4)', async () => {
    const known = await logIn(platform, PLAYERS.vip.account, 'wrong');
    const unknown = await logIn(platform, 'nobody0001', 'wrong');
    expect(known.status).toBe(422);
    expect(known.body).toEqual(unknown.body);
    expect(known.body.code).toBe('login_incorrect');
  });

  it('names the missing field (S5.5)', async () => {
    const { status, body } = await platform.post('/wps/session/login', { type: 'username' });
    const parameters = [expect.objectContaining({ in: 'body', name: 'username' })];
    expect([status, body.value]).toEqual([400, { parameters }]);
  });

  it('lets agents into the agent centre and refuses everyone else (S6.5)', async () => {
    const agent = await logInAs(platform, merchant(), 'agent1', { area: 'agent' });
    expect(agent.body.code).toBe('ok');
    const player = await logInAs(platform, merchant(), 'player', { area: 'agent' });
    expect([player.status, player.body.code]).toEqual([403, 'non_agent_login']);
  });

  it('rejects trial accounts, which have no password (S6.5)', async () => {
    const { status, body } = await logInAs(platform, merchant(), 'trial');
    expect([status, body.code]).toEqual([403, 'non_member_login']);
  });

  it('rejects players of another merchant', async () => {
    const { merchantCode } = platform.merchants[1] ?? merchant();
    const { body } = await logIn(
      platform,
      PLAYERS.player.account,
      'wrong',
      {},
      {
        'Merchant-Code': merchantCode,
      },
    );
    expect(body.code).toBe('login_incorrect');
    expect((await logInAs(platform, merchant(), 'player')).body.code).toBe('ok');
  });
});

describe.each([
  ['a known username', PLAYERS.newcomer.account],
  ['an unknown username', 'nobody0002'],
])('failed logins with %s', (_, name) => {
  it('require the human check, then the captcha, then lock the username for 5 minutes (S4.8, S9.6)', async () => {
    const first = await logIn(platform, name, 'wrong');
    expect(first.body.value).toEqual({ captcha: false, humanCheck: true });
    expect((await logIn(platform, name, 'wrong')).body.code).toBe('human_check_needed');
    expect((await wrongLogin(name)).value).toEqual({ captcha: false, humanCheck: true });
    expect((await wrongLogin(name)).value).toEqual({ captcha: true, humanCheck: true });
    expect((await wrongLogin(name)).code).toBe('captcha_needed');
    const shown = await readCaptcha();
    expect((await wrongLogin(name, { ...shown, captcha: 'x' })).code).toBe('captcha_wrong');
    expect((await wrongLogin(name, shown)).code, 'used up').toBe('captcha_wrong');
    expect((await wrongLogin(name, await readCaptcha())).code).toBe('login_incorrect');
    expect((await wrongLogin(name, await readCaptcha())).code).toBe('login_incorrect');

    const locked = await logIn(platform, name, 'wrong');
    expect([locked.status, locked.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(locked.headers.get('Retry-After'))).toBeLessThanOrEqual(LOGIN.lockSeconds);
    await platform.forward(LOGIN.lockSeconds);
    expect((await logIn(platform, name, 'wrong')).body.value).toMatchObject({ captcha: false });
  });
});

describe('failed logins from one address with many usernames', () => {
  it('require the human check from the fourth one on, but not from members who have logged in there before', async () => {
    await platform.forward(LOGIN.lockSeconds);
    for (const name of ['sprayed01', 'sprayed02', 'sprayed03']) {
      expect((await logIn(platform, name, 'Password-2026')).body.code).toBe('login_incorrect');
    }
    expect((await logIn(platform, 'sprayed04', 'Password-2026')).body.code).toBe(
      'human_check_needed',
    );
    expect((await wrongLogin('sprayed04')).code).toBe('login_incorrect');
    expect((await logInAs(platform, merchant(), 'player')).body.code).toBe('ok');
    await platform.forward(ADDRESS.seconds);
    expect((await logIn(platform, 'sprayed05', 'Password-2026')).body.code).toBe('login_incorrect');
    await platform.forward(ADDRESS.seconds);
  });
});

describe('a solved human check', () => {
  it('is valid for one login (S3.6)', async () => {
    await logIn(platform, 'nobody0003', 'wrong');
    const humanCheck = await passedHumanCheck(platform);
    const once = () => logIn(platform, 'nobody0003', 'wrong', { humanCheck });
    expect((await once()).body.code).toBe('login_incorrect');
    expect((await once()).body.code).toBe('human_check_failed');
  });

  it.each(['nonsense', Buffer.from('{}').toString('base64')])(
    'is rejected with %s',
    async (humanCheck) => {
      await logIn(platform, 'nobody0004', 'wrong');
      const { body } = await logIn(platform, 'nobody0004', 'wrong', { humanCheck });
      expect(body.code).toBe('human_check_failed');
    },
  );

  it('is rejected if the platform has not signed its challenge', async () => {
    await logIn(platform, 'nobody0005', 'wrong');
    const passed = JSON.parse(Buffer.from(await passedHumanCheck(platform), 'base64').toString());
    passed.challenge.parameters.expiresAt += 1;
    const humanCheck = Buffer.from(JSON.stringify(passed)).toString('base64');
    const { body } = await logIn(platform, 'nobody0005', 'wrong', { humanCheck });
    expect(body.code).toBe('human_check_failed');
  });
});

describe('a solved captcha', () => {
  it('is used up even if the login is refused for another reason (S4.8)', async () => {
    const name = 'nobody0007';
    for (let made = 0; made < LOGIN.failuresUntilCaptcha; made += 1) await wrongLogin(name);
    const shown = await readCaptcha();
    expect((await wrongLogin(name, shown)).code).toBe('login_incorrect');
    expect((await wrongLogin(name, shown)).code).toBe('captcha_wrong');
  });

  it('is used up when a player is refused in the agent centre (S4.8)', async () => {
    const { account } = PLAYERS.player;
    for (let made = 0; made < LOGIN.failuresUntilCaptcha; made += 1) await wrongLogin(account);
    const shown = await readCaptcha();
    const asAgent = async () => {
      const humanCheck = await passedHumanCheck(platform);
      const given = { ...shown, humanCheck, area: 'agent' };
      return (await logIn(platform, account, seedPassword(merchant().brand), given)).body.code;
    };
    expect(await asAgent()).toBe('non_agent_login');
    expect(await asAgent()).toBe('captcha_wrong');
  });

  it('expires after some minutes (S4.8)', async () => {
    for (let made = 0; made < LOGIN.failuresUntilCaptcha; made += 1) await wrongLogin('nobody0006');
    const shown = await readCaptcha();
    await platform.forward(CAPTCHA.lifetimeSeconds - 1);
    await platform.forward(1);
    expect((await wrongLogin('nobody0006', shown)).code).not.toBe('ok');
    const { image } = (await platform.get('/wps/captcha')).body.value;
    expect(
      Buffer.from(image.split(',')[1] ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });
});
