import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { exchangeCode, type Issuer } from './exchangeCode.ts';

const NOW = new Date('2026-03-02T14:00:00Z');
const seconds = NOW.getTime() / 1000;
const exchanged = {
  ...{ clientId: 'client', code: 'code', codeVerifier: 'verifier' },
  ...{ nonce: 'nonce', redirectUri: 'https://site.example/signed-in.html' },
};
const claims = {
  ...{ iss: 'https://issuer.example', aud: 'client', sub: '1', nonce: 'nonce' },
  ...{ iat: seconds, exp: seconds + 60, email: 'a@mail.example', email_verified: true, name: 'A' },
};
let own: CryptoKeyPair;
let foreign: CryptoKeyPair;

beforeAll(async () => {
  own = await generateKeyPair('ES256');
  foreign = await generateKeyPair('ES256');
});

/** An issuer that publishes its own key and returns an ID token with the given claims. */
async function issuerOf(said: object, signed: CryptoKeyPair = own): Promise<Issuer> {
  const token = await new SignJWT({ ...said })
    .setProtectedHeader({ alg: 'ES256', kid: 'k' })
    .sign(signed.privateKey);
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k', alg: 'ES256' }] };
  return {
    issuer: 'https://issuer.example',
    tokenEndpoint: 'https://issuer.example/token',
    keys: 'https://issuer.example/keys',
    fetch: async (url) => Response.json(url.endsWith('/keys') ? keys : { id_token: token }),
  };
}

describe('the ID token that is exchanged for an authorization code', () => {
  it('identifies the user (S7.32)', async () => {
    expect(await exchangeCode(await issuerOf(claims), exchanged, NOW)).toEqual({
      ...{ subject: '1', email: 'a@mail.example', name: 'A' },
    });
  });

  it('carries no e-mail address that the provider has not verified', async () => {
    const issuer = await issuerOf({ ...claims, email_verified: false });
    expect(await exchangeCode(issuer, exchanged, NOW)).toMatchObject({ email: null });
  });

  it.each([
    ['another issuer', { iss: 'https://else.example' }],
    ['another audience', { aud: 'client-of-another-site' }],
    ['another nonce', { nonce: 'other' }],
    ['no nonce', { nonce: undefined }],
    ['no subject', { sub: undefined }],
    ['no expiry', { exp: undefined }],
    ['a past expiry', { exp: seconds - 1 }],
  ])('is rejected with %s (S7.32)', async (_, said) => {
    const issuer = await issuerOf({ ...claims, ...said });
    expect(await exchangeCode(issuer, exchanged, NOW)).toBeUndefined();
  });

  it('is rejected if another key signed it (S7.32)', async () => {
    expect(await exchangeCode(await issuerOf(claims, foreign), exchanged, NOW)).toBeUndefined();
  });
});
