import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox/createSandbox.ts';
import { logIn, passedHumanCheck } from '#sandbox/domains/accounts/handlers/login.fixture.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { RULES } from '#sandbox/kernel/contract/operationRule.ts';
import { hashPassword } from '#sandbox/kernel/passwords/password.ts';
import { createClient } from '#sandbox/testing/client.fixture.ts';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { PATIENT_LOAD } from '#sandbox/testing/patient.fixture.ts';
import { testPlace } from '#sandbox/testing/postgres/testPlace.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { LoginResult } from '#src/platform/contract.generated.ts';

const platform = testPlatform();
const START_MS = 300_000;
const KNOWN = 'known@register.example';
const PASSWORD = 'Register-2026';
const SLOT = '/wps/game/launchGame?gameCode=CQ9-0001';
const GIVEN = ['username', 'password', 'email'];

let isSilent = false;
/** A register that contains one address, or does not answer. */
const exclusionRegister = {
  async isExcluded({ email }: { email: string | null }) {
    if (isSilent) throw new Error('The register does not answer.');
    return email === KNOWN;
  },
};
let asking: Sandbox;
beforeAll(async () => {
  const { merchants } = platform;
  const place = await testPlace();
  asking = await createSandbox({ merchants, place, load: PATIENT_LOAD, exclusionRegister });
}, START_MS);
afterAll(() => asking.close());
beforeEach(() => {
  isSilent = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const client = createClient(() => ({ ...asking, rules: RULES }));

/** A merchant where players can register with just an e-mail address. */
function merchant() {
  const found = platform.merchants.find(({ brand: { registration } }) => {
    const needed = Object.entries(registration.username).filter(([, { required }]) => required);
    return registration.username.email.enabled && needed.every(([name]) => GIVEN.includes(name));
  });
  if (!found) throw new Error('Every brand asks for more.');
  return found;
}
const site = () => ({ 'Merchant-Code': merchant().merchantCode });

async function register(username: string, email: string, more: object = {}) {
  const password = seedPassword(merchant().brand);
  const form = {
    ...{ username, email, password, confirmPassword: password, login: true },
    ...{ ageConfirmed: true, privacyAgreed: true },
    termsVersion: merchant().brand.legal.termsVersion,
    humanCheck: await passedHumanCheck(client),
    ...more,
  };
  const { status, body } = await client.put('/wps/member/register', form, site());
  return [status, body.code];
}

describe('the register of excluded persons is consulted', () => {
  it('at registration, which fails for a registered person', async () => {
    expect(await register('Asked0001', KNOWN)).toEqual([403, 'player_excluded']);
    expect(await register('Asked0001', 'nobody@register.example')).toEqual([200, 'ok']);
  });

  it('at registration, which fails for everyone while the register does not answer', async () => {
    isSilent = true;
    const refused = [503, 'exclusion_register_unavailable'];
    expect(await register('Asked0002', 'one@register.example')).toEqual(refused);
    isSilent = false;
    expect(await register('Asked0002', 'one@register.example')).toEqual([200, 'ok']);
  });

  it('at registration, only after the human check', async () => {
    const unproven = await register('Asked0003', KNOWN, { humanCheck: undefined });
    expect(unproven[1]).toBe('human_check_needed');
  });

  it.each([
    ['is listed', KNOWN, false, 'player_excluded'],
    ['cannot be looked up', 'two@register.example', true, 'exclusion_register_unavailable'],
  ])(
    'before a game and a deposit: a person who %s can log in and see records, but not play',
    async (_, email, silent, code) => {
      const account = `asked${email.length}`;
      const passwordHash = await hashPassword(PASSWORD);
      const more = { account, email, passwordHash };
      await newMember({ ...platform, sandbox: asking }, merchant(), more);
      isSilent = silent;
      const { body } = await logIn(client, account, PASSWORD, {}, site());
      expect(body.code).toBe('ok');
      const { token } = body.value as LoginResult;
      const own = { ...site(), Authorization: `Bearer ${token}` };
      expect((await client.get('/wps/member/transactions', own)).status).toBe(200);
      expect((await client.get(SLOT, own)).body.code).toBe(code);
      const deposit = { method: 'card', amount: '500.00', returnPath: '/member' };
      expect((await client.post('/wps/deposit', deposit, own)).body.code).toBe(code);
    },
  );
});
