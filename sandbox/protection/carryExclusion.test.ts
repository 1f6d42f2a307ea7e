import { describe, expect, it } from 'vitest';
import { passedHumanCheck } from '#sandbox/handlers/accounts/login.fixture.ts';
import { codeSentTo } from '#sandbox/handlers/security/security.fixture.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { newMember } from '#sandbox/newMember.fixture.ts';
import { testPlatform } from '#sandbox/sandbox.fixture.ts';
import { seedPassword } from '#sandbox/seeds/seedPassword.ts';
import type { Registered } from '#src/platform/contract.generated.ts';

const platform = testPlatform();
const SELF = '/wps/member/protection/selfExclusion';
const PLAY = '/wps/member/protection/play';

const GIVEN = ['username', 'password', 'email'];

/** A brand where players may register with an e-mail address and need nothing more, and another one. */
function twoBrands(): [there: Merchant, here: Merchant] {
  const { merchants } = platform;
  const there = merchants.find(({ brand: { registration } }) => {
    const { email } = registration.username;
    const needed = Object.entries(registration.username).filter(([, { required }]) => required);
    return email.enabled && needed.every(([name]) => GIVEN.includes(name));
  });
  const here = merchants.find((one) => one !== there);
  if (!there || !here) throw new Error('There are too few merchants.');
  return [there, here];
}

/** Registers an account with an e-mail address, and tells whether it may play. */
async function registered(merchant: Merchant, username: string, email: string): Promise<string> {
  const password = seedPassword(merchant.brand);
  const site = { 'Merchant-Code': merchant.merchantCode };
  const form = {
    ...{ username, email, password, confirmPassword: password, login: true },
    ...{ ageConfirmed: true, privacyAgreed: true },
    termsVersion: merchant.brand.legal.termsVersion,
    humanCheck: await passedHumanCheck(platform),
  };
  const { body } = await platform.put('/wps/member/register', form, site);
  expect(body.code).toBe('ok');
  const { token } = body.value as Registered;
  return (await platform.get(PLAY, { ...site, Authorization: `Bearer ${token}` })).body.code;
}

describe('a break goes with the player (S2.16)', () => {
  it('to an account that they register at another brand of the licensee, where that was chosen', async () => {
    const [there, here] = twoBrands();
    const one = await newMember(platform, here, { email: 'One@break.example' });
    await one.client.post(SELF, { months: 6, scope: 'brand' });
    expect(await registered(there, 'onebreak1', 'one@break.example')).toBe('ok');
    const other = await newMember(platform, here, { email: 'other@break.example' });
    await other.client.post(SELF, { months: 6, scope: 'licensee' });
    expect(await registered(there, 'otherbreak1', 'other@break.example')).toBe('player_excluded');
    expect(await registered(there, 'nobreak1', 'nobody@break.example')).toBe('ok');
  });

  it('to an account that they bind their address to', async () => {
    const [there, here] = twoBrands();
    const email = 'bound@break.example';
    const one = await newMember(platform, here, { email });
    await one.client.post(SELF, { months: 6, scope: 'licensee' });
    const other = await newMember(platform, there);
    expect((await other.client.get(PLAY)).body.code).toBe('ok');
    await other.client.post('/wps/member/email/code', { email });
    const proof = { email, verificationCode: await codeSentTo(platform, email) };
    const bound = await other.client.put('/wps/member/email', proof, await other.stepUp());
    expect(bound.body.code).toBe('ok');
    expect((await other.client.get(PLAY)).body.code).toBe('player_excluded');
  });
});
