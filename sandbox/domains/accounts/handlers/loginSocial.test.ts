import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Answer } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { PEOPLE } from '#sandbox/tools/identity/people.ts';
import type { LoginResult, SocialNewcomer } from '#src/platform/contract.generated.ts';
import { passedHumanCheck } from './login.fixture.ts';

const platform = testPlatform();
const CLIENT = 'client-of-tests';
const RETURN = 'http://localhost:4173/signed-in.html';
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const NONCE = 'nonce-of-the-tests-01';
const [rahim, nusrat, imran] = PEOPLE;
let merchant: Merchant;
let plain: Merchant['brand'];

beforeAll(() => {
  const found = platform.merchants.find(({ brand }) => brand.flags.USERNAMEREG3);
  if (!found) throw new Error('No merchant registers by name.');
  merchant = found;
  plain = found.brand;
  const authorizationEndpoint = '/sandbox/identity/google/authorize';
  const social = {
    google: { clientId: CLIENT, authorizationEndpoint },
    facebook: { clientId: CLIENT },
  };
  merchant.brand = { ...plain, signIn: { social } };
});
afterAll(() => {
  merchant.brand = plain;
});

const headers = () => ({ 'Merchant-Code': merchant.merchantCode });

/** The code that the mock provider returns with when a person continues. */
async function codeFor(subject = ''): Promise<string> {
  const query = new URLSearchParams({
    ...{ client_id: CLIENT, redirect_uri: RETURN, response_type: 'code', scope: 'openid email' },
    ...{ state: 'state-of-tests', nonce: NONCE, code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  });
  const { headers: answered } = await platform.post(
    `/sandbox/identity/google/authorize?${query}`,
    new URLSearchParams({ subject }),
  );
  const led = new URL(answered.get('location') ?? '');
  expect(led.searchParams.get('state')).toBe('state-of-tests');
  return led.searchParams.get('code') ?? '';
}

const logIn = (code: string, more: object = {}) =>
  platform.post(
    '/wps/session/login/social',
    {
      provider: 'google',
      code,
      codeVerifier: VERIFIER,
      nonce: NONCE,
      redirectUri: RETURN,
      ...more,
    },
    headers(),
  );

/** The token of a person who is not a member yet. */
async function tokenOf(subject = ''): Promise<SocialNewcomer> {
  const { body }: Answer = await logIn(await codeFor(subject));
  expect(body.code).toBe('social_account_unknown');
  return body.value as SocialNewcomer;
}

const register = async (username: string, socialToken: string) =>
  platform.put(
    '/wps/member/register',
    {
      ...{ username, password: 'player2026', confirmPassword: 'player2026', socialToken },
      ...Object.fromEntries(
        Object.entries({
          email: `${username}@mail.example`,
          fullName: 'A B',
          birthday: '1990-04-23',
        }).filter(([name]) => Object(plain.registration.username)[name].required),
      ),
      ...{ ageConfirmed: true, privacyAgreed: true, termsVersion: plain.legal.termsVersion },
      humanCheck: await passedHumanCheck(platform),
    },
    headers(),
  );

describe('a login with a social account (S4.3, S7.32)', () => {
  it('returns the identity of an unbound account, and binds it to the player who registers with it', async () => {
    const newcomer = await tokenOf(nusrat?.subject);
    expect(newcomer).toMatchObject({ email: nusrat?.email, name: nusrat?.name });
    expect((await register('elsewhere1', newcomer.socialToken)).body.code).toBe('ok');
    const { body } = await logIn(await codeFor(nusrat?.subject));
    expect(body.value as LoginResult).toMatchObject({ defaultPassword: false });
  });

  it('accepts a newcomer’s token once, and binds an identity to one player', async () => {
    const [first, second] = [await tokenOf(imran?.subject), await tokenOf(imran?.subject)];
    expect((await register('elsewhere2', first.socialToken)).body.code).toBe('ok');
    expect((await register('elsewhere3', first.socialToken)).body.code).toBe('social_token_ended');
    expect((await register('elsewhere3', second.socialToken)).body.code).toBe('contact_taken');
  });

  it('accepts a newcomer’s token for 15 minutes', async () => {
    const { socialToken } = await tokenOf(rahim?.subject);
    await platform.forward(901);
    expect((await register('elsewhere4', socialToken)).body.code).toBe('social_token_ended');
  });

  it('accepts a code once, even if no player was bound to it', async () => {
    const code = await codeFor(rahim?.subject);
    expect((await logIn(code)).body.code).toBe('social_account_unknown');
    expect((await logIn(code)).body.code).toBe('social_login_failed');
  });

  it.each([
    ['another verifier', { codeVerifier: 'x'.repeat(43) }],
    ['another nonce', { nonce: 'nonce-of-somebody-else' }],
    ['another return address', { redirectUri: 'http://localhost:4174/signed-in.html' }],
  ])('rejects a code with %s, and uses it up', async (_, more) => {
    const code = await codeFor(rahim?.subject);
    expect((await logIn(code, more)).body.code).toBe('social_login_failed');
    expect((await logIn(code)).body.code).toBe('social_login_failed');
  });

  it('rejects a code older than a minute, and an unknown one', async () => {
    const code = await codeFor(rahim?.subject);
    await platform.forward(61);
    expect((await logIn(code)).body.code).toBe('social_login_failed');
    expect((await logIn('code-of-nobody')).body.code).toBe('social_login_failed');
  });

  it('calls no third party: a provider that the mock provider does not imitate logs nobody in', async () => {
    const code = await codeFor(rahim?.subject);
    const { body } = await logIn(code, { provider: 'facebook' });
    expect(body.code).toBe('social_login_failed');
  });

  it('is unavailable if the manifest names no provider', async () => {
    const other = platform.merchants.find((one) => one !== merchant);
    const { body } = await platform.post(
      '/wps/session/login/social',
      { provider: 'google', code: 'x', codeVerifier: VERIFIER, nonce: NONCE, redirectUri: RETURN },
      { 'Merchant-Code': other?.merchantCode ?? '' },
    );
    expect(body.code).toBe('function_disabled');
  });
});
