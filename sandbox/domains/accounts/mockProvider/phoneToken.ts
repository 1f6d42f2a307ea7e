import { importJWK, SignJWT } from 'jose';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { SIGNING_ALGORITHM, signingKey } from './signingKey.ts';

/** The issuer of a Firebase project's tokens. */
export const phoneIssuer = (projectId: string): string =>
  `https://securetoken.google.com/${projectId}`;

/** The content of a token. */
interface Said {
  projectId: string;
  /** E.164. */
  number: string;
  /** When the number was verified. */
  at: Date;
  /** Claims that replace the correct ones. */
  more?: Record<string, unknown>;
}

const HOUR_SECONDS = 3600;

/** Creates the ID token that a Firebase project would issue for a number, signed by the mock provider. */
export async function phoneToken(
  db: Database,
  { projectId, number, at, more = {} }: Said,
): Promise<string> {
  const jwk = await signingKey(db);
  const seconds = Math.floor(at.getTime() / 1000);
  const claims = {
    ...{ iss: phoneIssuer(projectId), aud: projectId, sub: 'user', phone_number: number },
    ...{ auth_time: seconds, iat: seconds, exp: seconds + HOUR_SECONDS, ...more },
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: jwk.kid ?? '' })
    .sign(await importJWK(jwk, SIGNING_ALGORITHM));
}
