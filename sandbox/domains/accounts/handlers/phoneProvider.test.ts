import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedMobile } from '#sandbox/domains/accounts/seeds/mobile.ts';
import { PLAYER_ROLES, type PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { LoginResult } from '#src/platform/contract.generated.ts';
import { phoneToken } from '../mockProvider/phoneToken.ts';
import { passedHumanCheck } from './login.fixture.ts';

const platform = testPlatform();
const CHANNEL = 'project-of-tests';
const PHONE = { provider: 'firebase', apiKey: 'key', projectId: CHANNEL, appId: '1' } as const;
let merchant: Merchant;
let plain: Merchant['brand'];

beforeAll(() => {
  const found = platform.merchants.find(
    ({ brand: { flags } }) => flags.MOBILEVERCODELOGIN3 && flags.MOBILENUMREG3 && flags.REGMOBVERF3,
  );
  if (!found) throw new Error('No merchant takes codes.');
  merchant = found;
  plain = found.brand;
  merchant.brand = { ...plain, signIn: { phone: PHONE } };
});
afterAll(() => {
  merchant.brand = plain;
});

const headers = () => ({ 'Merchant-Code': merchant.merchantCode });
const mobileOf = (role: PlayerRole) => seedMobile(plain, PLAYER_ROLES.indexOf(role) + 1);
const now = () => platform.sandbox.platform.clock.now();
const tokenFor = (number: string, more: Record<string, unknown> = {}, at = now()) =>
  phoneToken(platform.sandbox.platform.db, { projectId: CHANNEL, number, at, more });
const logIn = (firebaseIdToken: string | undefined, firebaseChannel = CHANNEL) =>
  platform.post(
    '/wps/session/login',
    { type: 'firebase', firebaseChannel, ...(firebaseIdToken && { firebaseIdToken }) },
    headers(),
  );
const registerWith = async (mobileNum: string, proof: object) =>
  platform.put(
    '/wps/member/register/mobile',
    {
      ...{ mobileNum, password: 'player2026', confirmPassword: 'player2026', ...proof },
      ...{ ageConfirmed: true, privacyAgreed: true, termsVersion: plain.legal.termsVersion },
      humanCheck: await passedHumanCheck(platform),
    },
    headers(),
  );

describe('a login with a token of a phone provider (S4.3, S7.32)', () => {
  it('logs in the player who has the number', async () => {
    const { body } = await logIn(await tokenFor(mobileOf('player')));
    expect(body.value as LoginResult).toMatchObject({ defaultPassword: false });
  });

  it('reports that no player has the number', async () => {
    const { body } = await logIn(await tokenFor(seedMobile(plain, 700)));
    expect(body.code).toBe('contact_unbound');
  });

  it.each([
    ['of another project', { aud: 'another-project' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/another-project' }],
    ['without a number', { phone_number: undefined }],
    ['without a time', { auth_time: undefined }],
  ])('rejects a token %s (S8.8)', async (_, more) => {
    const { body } = await logIn(await tokenFor(mobileOf('player'), more));
    expect(body.code).toBe('verification_code_invalid');
  });

  it('rejects a missing, a foreign and a forged token (S8.8)', async () => {
    const token = await tokenFor(mobileOf('player'));
    const [head, , signature] = token.split('.');
    const [, body] = (await tokenFor(mobileOf('vip'))).split('.');
    expect((await logIn(undefined)).body.code).toBe('verification_code_missing');
    expect((await logIn(token, 'another-project')).body.code).toBe('verification_code_invalid');
    const changed = [head, body, signature].join('.');
    expect((await logIn(changed)).body.code).toBe('verification_code_invalid');
  });

  it('rejects a token older than the lifetime of a code (S4.7, S8.8)', async () => {
    const old = new Date(now().getTime() - 301_000);
    const { body } = await logIn(await tokenFor(mobileOf('player'), {}, old));
    expect(body.code).toBe('verification_code_expired');
    const over = { exp: Math.floor(now().getTime() / 1000) - 1 };
    const late = await logIn(await tokenFor(mobileOf('player'), over));
    expect(late.body.code).toBe('verification_code_expired');
  });
});

describe('a registration with a token of a phone provider (S3.6)', () => {
  const number = () => seedMobile(plain, 701);

  it('rejects a code of the platform, and a token for another number', async () => {
    const proof = { firebaseChannel: CHANNEL, firebaseIdToken: await tokenFor(mobileOf('vip')) };
    const coded = await registerWith(number(), { verificationCode: '123456' });
    expect(coded.body.code).toBe('verification_code_missing');
    const other = await registerWith(number(), proof);
    expect(other.body.code).toBe('verification_code_invalid');
  });

  it('registers the owner of the number', async () => {
    const proof = { firebaseChannel: CHANNEL, firebaseIdToken: await tokenFor(number()) };
    expect((await registerWith(number(), proof)).body.code).toBe('ok');
    expect((await logIn(proof.firebaseIdToken)).body.code).toBe('ok');
  });

  it('is unavailable if the manifest names no phone provider', async () => {
    const token = await tokenFor(mobileOf('player'));
    merchant.brand = plain;
    const { body } = await logIn(token);
    merchant.brand = { ...plain, signIn: { phone: PHONE } };
    expect(body.code).toBe('function_disabled');
  });
});
