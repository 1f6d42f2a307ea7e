import { describe, expect, it } from 'vitest';
import { passedHumanCheck } from '#sandbox/domains/accounts/handlers/login.fixture.ts';
import { seedMobile } from '#sandbox/domains/accounts/seeds/mobile.ts';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { ADDRESS } from '#sandbox/domains/accounts/settings.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { registrationForms } from './registrationForms.fixture.ts';

const platform = testPlatform();
const { merchant, headers, validate, upline } = registrationForms(platform);

describe('the validation of fields before the form is sent', () => {
  it('reports errors of the given fields only (S7.23)', async () => {
    await platform.forward(ADDRESS.seconds);
    expect(await validate({ username: 'unheardof1' })).toEqual([]);
    expect(await validate({ username: PLAYERS.vip.account })).toEqual(['username taken']);
    expect(await validate({ mobileNum: seedMobile(merchant().brand, 1) })).toEqual([]);
    expect(await validate({ referralCode: 'NOBODY99' })).toEqual(['referralCode invitation']);
    expect(await validate({ referralCode: upline('player') })).toEqual([]);
  });

  it('rejects a phone number as a username', async () => {
    await platform.forward(ADDRESS.seconds);
    expect(await validate({ username: '01712345987' })).toEqual(['username taken']);
    expect(await validate({ username: '8801712345987' })).toEqual(['username taken']);
  });

  it('needs the human check after three taken usernames, whatever is validated next', async () => {
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

  it('validates referral codes (S7.10)', async () => {
    const valid = async (code: string) =>
      (await platform.get(`/wps/agent/affiliate?code=${code}&domain=brand.example`, headers())).body
        .value;
    expect(await valid(upline('agent2'))).toMatchObject({ valid: true });
    expect(await valid('NOBODY99')).toMatchObject({ valid: false });
  });
});
