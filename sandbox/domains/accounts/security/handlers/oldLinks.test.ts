import { describe, expect, it } from 'vitest';
import { PLAYERS, type PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { codeSentTo, firstMerchant, seededMobile, stepUpBySms } from './security.fixture.ts';

const platform = testPlatform();
const NEW = 'Another-2027';
const merchant = () => firstMerchant(platform);

/** Requests a link for a new password. Returns a function that uses it and returns the result. */
async function linkOf(role: PlayerRole): Promise<() => Promise<string>> {
  const { account: username } = PLAYERS[role];
  const email = `${username}@${merchant().brand.domains.main}`;
  await platform.post('/wps/member/password/email', new URLSearchParams({ username, email }));
  const [message] = await platform.outbox(email);
  const [, token = ''] = /#passwordReset=([\w-]+)/.exec(message?.body ?? '') ?? [];
  const passwords = { newPassword: NEW, confirmNewPassword: NEW };
  return async () =>
    (await platform.post('/wps/member/password/email/reset', { token, ...passwords })).body.code;
}

describe('a password reset link is invalid', () => {
  it('after the password was changed (S4.4)', async () => {
    await platform.control({ flags: { CHNGPASSVERIF3: false } });
    const use = await linkOf('player');
    const chosen = 'Chosen-2027';
    const passwords = { newPassword: chosen, confirmNewPassword: chosen };
    const change = { oldPassword: seedPassword(merchant().brand), ...passwords };
    const changed = await platform.as('player').post('/wps/member/password', change);
    expect(changed.body.code).toBe('ok');
    expect(await use()).toBe('link_ended');
  });

  it.each<[string, PlayerRole]>([
    ['bound to another address', 'vip'],
    ['unbound', 'agent1'],
  ])('after its address was %s', async (what, role) => {
    const player = platform.as(role);
    const use = await linkOf(role);
    const email = `${role}@elsewhere.example`;
    await player.post('/wps/member/email/code', { email });
    const verificationCode = await codeSentTo(platform, email);
    const header = await stepUpBySms(platform, player, seededMobile(merchant(), role));
    const done =
      what === 'unbound'
        ? await player.delete('/wps/member/email', undefined, header)
        : await player.put('/wps/member/email', { email, verificationCode }, header);
    expect(done.body.code).toBe('ok');
    expect(await use()).toBe('link_ended');
  });
});
