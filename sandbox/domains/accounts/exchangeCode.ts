import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';

/** An identity provider, as the platform knows it. */
export interface Issuer {
  /** Its issuer name in ID tokens. */
  issuer: string;
  tokenEndpoint: string;
  /** The URL of its public keys. */
  keys: string;
  /** The function to reach it with. */
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
}

/** A code, and the parameters it was requested with. */
export interface Exchanged {
  clientId: string;
  code: string;
  codeVerifier: string;
  nonce: string;
  redirectUri: string;
}

/** A person's identity at a provider. */
export interface Identity {
  subject: string;
  /** The e-mail address that the provider has verified. */
  email: string | null;
  name: string | null;
}

const ALGORITHMS = ['ES256', 'RS256'];

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

async function tokenFor(issuer: Issuer, exchanged: Exchanged): Promise<string | undefined> {
  const { clientId, code, codeVerifier, redirectUri } = exchanged;
  const answer = await issuer.fetch(issuer.tokenEndpoint, {
    method: 'POST',
    body: new URLSearchParams({
      ...{ grant_type: 'authorization_code', client_id: clientId, code },
      ...{ code_verifier: codeVerifier, redirect_uri: redirectUri },
    }),
  });
  if (!answer.ok) return undefined;
  const body: unknown = await answer.json();
  return textOr(Object(body).id_token) ?? undefined;
}

async function verified(
  { issuer, keys, fetch }: Issuer,
  token: string,
  { clientId, nonce }: Exchanged,
  now: Date,
): Promise<JWTPayload | undefined> {
  const published = createRemoteJWKSet(new URL(keys), { [customFetch]: fetch });
  try {
    const { payload } = await jwtVerify(token, published, {
      ...{ issuer, audience: clientId, algorithms: ALGORITHMS, currentDate: now },
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    });
    return payload.nonce === nonce ? payload : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/**
 * Exchanges a code at the provider that issued it, and checks the returned ID token: signature, issuer, audience, expiry and nonce (OpenID
 * Connect Core, 3.1.3.7). Undefined if any of it is invalid.
 */
export async function exchangeCode(
  issuer: Issuer,
  exchanged: Exchanged,
  now: Date,
): Promise<Identity | undefined> {
  const token = await tokenFor(issuer, exchanged);
  const claims = token ? await verified(issuer, token, exchanged, now) : undefined;
  if (!claims?.sub) return undefined;
  return {
    subject: claims.sub,
    email: claims.email_verified === true ? textOr(claims.email) : null,
    name: textOr(claims.name),
  };
}
