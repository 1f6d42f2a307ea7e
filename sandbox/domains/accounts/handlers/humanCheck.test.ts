import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Permission } from '#src/platform/contract.generated.ts';
import { logIn, passedHumanCheck } from './login.fixture.ts';

const platform = testPlatform();
let merchant: Merchant;
let ruled: Merchant['brand'];

beforeAll(() => {
  const [first] = platform.merchants;
  if (!first) throw new Error('There is no merchant.');
  merchant = first;
  ruled = first.brand;
});
afterEach(() => {
  merchant.brand = ruled;
});

/** Overrides the merchant's human check policy. */
function rule(humanCheck: Partial<Merchant['brand']['humanCheck']>): void {
  merchant.brand = { ...ruled, humanCheck: { ...ruled.humanCheck, ...humanCheck } };
}

const wrongLogin = (username: string, more = {}) => logIn(platform, username, 'wrong', more);
const registration = async () => {
  const { body } = await platform.put('/wps/member/register', {
    ...{ username: 'robot2026', password: 'player2026', confirmPassword: 'player2026' },
    ...{ ageConfirmed: true, privacyAgreed: true, termsVersion: ruled.legal.termsVersion },
  });
  return body.code;
};

describe('the human check of a merchant (S3.6)', () => {
  it('is published to pages', async () => {
    const { body } = await platform.get('/wps/system/permission');
    expect((body.value as Permission).humanCheck).toEqual({
      ...{ provider: 'altcha', siteKey: null, login: true, registration: true },
    });
  });

  it('is not required at login if it is off there, while the captcha still is (S4.8)', async () => {
    rule({ login: false });
    const answers = [await wrongLogin('robot1'), await wrongLogin('robot1')];
    expect(answers.map(({ body }) => body.value)).toEqual([
      { captcha: false, humanCheck: false },
      { captcha: false, humanCheck: false },
    ]);
    expect((await wrongLogin('robot1')).body.value).toEqual({ captcha: true, humanCheck: false });
  });

  it('is not required at registration if it is off there', async () => {
    expect(await registration()).toBe('human_check_needed');
    rule({ registration: false });
    expect(await registration()).toBe('ok');
  });

  it('rejects a proof of work if the merchant uses another provider', async () => {
    rule({ provider: 'recaptcha', siteKey: 'site-key' });
    await wrongLogin('robot2');
    const humanCheck = await passedHumanCheck(platform);
    expect((await wrongLogin('robot2', { humanCheck })).body.code).toBe('human_check_failed');
  });
});
