import { describe, expect, it } from 'vitest';
import { seedMobile } from '#sandbox/domains/accounts/seeds/mobile.ts';
import { PLAYER_ROLES } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { CODE } from '../settings.ts';
import { codeIn } from './login.fixture.ts';

const platform = testPlatform();

function merchant(): Merchant {
  const found = platform.merchants.find(({ brand }) => brand.flags.MOBILEVERCODELOGIN3);
  if (!found) throw new Error('No merchant logs in by text message.');
  return found;
}
const mobileOf = (role: (typeof PLAYER_ROLES)[number]) =>
  seedMobile(merchant().brand, PLAYER_ROLES.indexOf(role) + 1);
const headers = () => ({ 'Merchant-Code': merchant().merchantCode });
const send = (mobileNum: string) =>
  platform.post('/wps/verification/sms/noLogin', { mobileNum }, headers());
const logInBy = (mobileNum: string, verificationCode?: string) =>
  platform.post('/wps/session/login', { type: 'sms', mobileNum, verificationCode }, headers());
const lastCode = async (mobile: string) => codeIn((await platform.outbox(mobile))[0]?.body ?? '');
const bengali = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));

describe('a code by text message', () => {
  it('logs a player in, once (S4.3, S7.2, S7.3)', async () => {
    const mobile = mobileOf('player');
    expect((await send(mobile)).body.value).toEqual({ expiredMinutes: 5 });
    const code = await lastCode(mobile);
    expect((await logInBy(mobile)).body.code).toBe('verification_code_missing');
    expect((await logInBy(mobile, code)).body.code).toBe('ok');
    const again = await logInBy(mobile, code);
    expect([again.status, again.body.code]).toEqual([422, 'verification_code_invalid']);
    await platform.forward(CODE.sendings.seconds);
  });

  it('is accepted with the number in any notation, in both digit sets', async () => {
    const mobile = mobileOf('vip');
    await send(bengali(mobile.slice(1)));
    const { body } = await logInBy(`0${mobile.slice(4)}`, bengali(await lastCode(mobile)));
    expect(body.code).toBe('ok');
  });

  it('is not sent to an unknown number, with the same answer', async () => {
    const known = await send(mobileOf('agent1'));
    const nobody = seedMobile(merchant().brand, 999);
    const unknown = await send(nobody);
    expect(unknown.body).toEqual(known.body);
    expect(await platform.outbox(nobody)).toEqual([]);
    const tried = await logInBy(nobody, '000000');
    const wrong = await logInBy(mobileOf('agent1'), 'x');
    expect(tried.body).toEqual(wrong.body);
    await platform.forward(CODE.sendings.seconds);
  });

  it('expires after five minutes (S8.8)', async () => {
    const mobile = mobileOf('agent2');
    await send(mobile);
    const code = await lastCode(mobile);
    await platform.forward(CODE.lifetimeSeconds);
    expect((await logInBy(mobile, code)).body.code).toBe('verification_code_expired');
  });

  it('is invalid once a newer one was sent', async () => {
    const mobile = mobileOf('agent42');
    await send(mobile);
    const old = await lastCode(mobile);
    await platform.forward(CODE.throttleSeconds);
    await send(mobile);
    const code = await lastCode(mobile);
    if (old !== code) expect((await logInBy(mobile, old)).body.code).not.toBe('ok');
    await platform.forward(CODE.sendings.seconds);
  });

  it('is sent at most once a second and five times in 5 minutes (S8.8, S9.1, S9.6)', async () => {
    const mobile = mobileOf('agent41');
    expect((await send(mobile)).status).toBe(200);
    const hasty = await send(mobile);
    expect([hasty.status, hasty.headers.get('Retry-After')]).toEqual([429, '1']);
    for (let sent = 1; sent < CODE.sendings.recipient; sent += 1) {
      await platform.forward(CODE.throttleSeconds);
      expect((await send(mobile)).status).toBe(200);
    }
    await platform.forward(CODE.throttleSeconds);
    const { status, body, headers: answered } = await send(mobile);
    expect([status, body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(answered.get('Retry-After'))).toBeLessThanOrEqual(CODE.sendings.seconds);
    await platform.forward(CODE.sendings.seconds);
    expect((await send(mobile)).status).toBe(200);
  });

  it('is sent to mobile numbers of the market only (S8.8)', async () => {
    for (const mobileNum of ['12345', '+1 212 555 0100', 'not a number']) {
      const { status, body } = await send(mobileNum);
      expect([mobileNum, status, body.code]).toEqual([mobileNum, 422, 'invalid_phone']);
    }
  });

  it('logs nobody in if the flag is off (S3.12)', async () => {
    await platform.control({
      merchantCode: merchant().merchantCode,
      flags: { MOBILEVERCODELOGIN3: false },
    });
    const { status, body } = await logInBy(mobileOf('player'), '123456');
    expect([status, body.code]).toEqual([403, 'function_disabled']);
    await platform.control({
      merchantCode: merchant().merchantCode,
      flags: { MOBILEVERCODELOGIN3: true },
    });
  });
});
