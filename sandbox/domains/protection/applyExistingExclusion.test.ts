import { describe, expect, it } from 'vitest';
import { passedHumanCheck } from '#sandbox/domains/accounts/handlers/login.fixture.ts';
import { codeSentTo } from '#sandbox/domains/accounts/security/handlers/security.fixture.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { RULES } from '#sandbox/kernel/contract/operationRule.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { createClient, type TestClient } from '#sandbox/testing/client.fixture.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Registered } from '#src/platform/contract.generated.ts';
import { knownContact } from './schema.ts';

const platform = testPlatform();
const SELF = '/wps/member/protection/selfExclusion';
const PLAY = '/wps/member/protection/play';

const GIVEN = ['username', 'password', 'email'];

/** A brand where players can register with just an e-mail address, and another one. */
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

/** Registers an account with an e-mail address, sets a unique real name and birth date, and returns a client with its session. */
async function registered(merchant: Merchant, username: string, email: string) {
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
  const own = { ...site, Authorization: `Bearer ${token}` };
  const client = createClient(
    () => ({ ...platform.sandbox, rules: RULES }),
    async () => own,
  );
  const realName = username.replace(/\d/g, '');
  const details = { realName, details: { birthday: '1980-01-01' } };
  expect((await client.put('/wps/member/profile', details)).body.code).toBe('ok');
  return { client };
}

const mayPlay = async (client: TestClient) => (await client.get(PLAY)).body.code;
const deposit = async (client: TestClient) =>
  (await client.post('/wps/deposit', { method: 'card', amount: '500.00', returnPath: '/member' }))
    .body.code;

/** Binds an e-mail address with the code sent to it. */
async function bindEmail({ client, stepUp }: TestMember, email: string): Promise<void> {
  await client.post('/wps/member/email/code', { email });
  const proof = { email, verificationCode: await codeSentTo(platform, email) };
  expect((await client.put('/wps/member/email', proof, await stepUp())).body.code).toBe('ok');
}

/** The accounts that a brand's operator must decide on, each with the reason. */
async function nearMatchesOf({ merchantCode }: Merchant): Promise<string[][]> {
  const headers = { 'Merchant-Code': merchantCode };
  const { body } = await platform.get('/sandbox/control/listings/nearMatches', headers);
  return (body.value as { rows: { cells: string[] }[] }).rows.map(({ cells }) => cells.slice(0, 2));
}

describe('a break (S2.16)', () => {
  it('extends to an account with the same proven e-mail address, at another brand only if that scope was chosen', async () => {
    const [there, here] = twoBrands();
    for (const [scope, code] of [
      ['brand', 'ok'],
      ['licensee', 'player_excluded'],
    ] as const) {
      const email = `${scope}.bound@break.example`;
      const one = await newMember(platform, here, { email });
      await one.client.post(SELF, { months: 6, scope });
      const other = await newMember(platform, there);
      expect(await mayPlay(other.client)).toBe('ok');
      await bindEmail(other, email);
      expect(await mayPlay(other.client)).toBe(code);
    }
  });
});

describe('an unproven e-mail address from registration', () => {
  it('does not exclude the new account, but shows it to the operator as a possible match', async () => {
    const [there, here] = twoBrands();
    const one = await newMember(platform, here, { email: 'Other@break.example' });
    await one.client.post(SELF, { months: 6, scope: 'licensee' });
    const { client } = await registered(there, 'otherbreak1', 'other@break.example');
    await registered(there, 'nobreak1', 'nobody@break.example');
    expect([await mayPlay(client), await deposit(client)]).toEqual(['ok', 'ok']);
    expect(await nearMatchesOf(there)).toEqual([['otherbreak1', 'same contact']]);
  });

  it('does not let its account exclude the owner of the address', async () => {
    const [there, here] = twoBrands();
    const email = 'victim@break.example';
    const owner = await newMember(platform, here, { email });
    const { client } = await registered(there, 'stranger1', email);
    const taken = await client.post(SELF, { months: 6, scope: 'licensee' });
    expect(taken.body.code).toBe('ok');
    expect([await mayPlay(owner.client), await deposit(owner.client)]).toEqual(['ok', 'ok']);
    expect((await nearMatchesOf(here)).map(([, reason]) => reason)).toContain('same contact');
  });

  it('excludes the account as soon as its player proves it', async () => {
    const [there, here] = twoBrands();
    const email = 'proves@break.example';
    const one = await newMember(platform, here, { email });
    await one.client.post(SELF, { months: 6, scope: 'licensee' });
    const other = await newMember(platform, there);
    await platform.sandbox.platform.db
      .insert(knownContact)
      .values({ memberId: other.memberId, channel: 'email', contact: email, proven: false });
    expect(await deposit(other.client)).toBe('ok');
    await bindEmail(other, email);
    expect(await mayPlay(other.client)).toBe('player_excluded');
  });
});
