import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { LoginChallenge, LoginResult } from '#src/platform/contract.generated.ts';
import { logIn, logInAs } from './login.fixture.ts';

const platform = testPlatform();
const SALT = 'k7Qm2xWd9R';

/** A digest as `openssl dgst -sha256 -c` writes it. */
const digestOf = (password: string): string =>
  createHash('sha256')
    .update(`${SALT}${password}`)
    .digest('hex')
    .replace(/..(?=.)/g, '$&:');

/** The first merchant's default password is that of its players, the second has none. */
let named: Merchant;
let silent: Merchant;
beforeAll(() => {
  const [first, second] = platform.merchants;
  if (!first || !second) throw new Error('There are too few merchants.');
  const digest = digestOf(seedPassword(first.brand));
  first.brand = { ...first.brand, login: { defaultPassword: { salt: SALT, digest } } };
  [named, silent] = [first, second];
});

describe('a login with the default password of new accounts', () => {
  it('requires a new password, whatever the flags are (S4.3, S9.6)', async () => {
    await platform.control({ flags: { PWDEXPFORCECHANGE3: false } });
    const { body } = await logInAs(platform, named, 'player');
    await platform.control({ reset: true });
    expect(body.value).toMatchObject({ defaultPassword: true, passwordExpired: false });
  });

  it('still requires one after a second step', async () => {
    const { body } = await logInAs(platform, named, 'unregisteredIp');
    const { challengeToken } = body.value as LoginChallenge;
    const answer = PLAYERS.unregisteredIp.realName;
    const proof = { challengeToken, method: 'bankAccountName', answer };
    const done = await platform.put('/wps/session/verification', proof);
    expect(done.body.value).toMatchObject({ defaultPassword: true });
  });

  it('requires none if the merchant defines no default password', async () => {
    const { body } = await logInAs(platform, silent, 'player');
    expect(body.value).toMatchObject({ defaultPassword: false });
  });
});

describe('a new password', () => {
  it('cannot be the default one', async () => {
    const given = seedPassword(named.brand);
    const { body } = await logInAs(platform, named, 'vip');
    const headers = {
      Authorization: `Bearer ${(body.value as LoginResult).token}`,
      'Merchant-Code': named.merchantCode,
    };
    await platform.control({ flags: { CHNGPASSVERIF3: false } });
    const change = (oldPassword: string, newPassword: string) =>
      platform.post(
        '/wps/member/password',
        { oldPassword, newPassword, confirmNewPassword: newPassword },
        headers,
      );
    expect((await change(given, 'chosen2026')).body.code).toBe('ok');
    const back = await change('chosen2026', given);
    expect([back.status, back.body.code]).toEqual([422, 'field_invalid']);
    await platform.control({ reset: true });
    const again = await logIn(platform, PLAYERS.vip.account, 'chosen2026');
    expect(again.body.value).toMatchObject({ defaultPassword: false });
  });
});
