import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Login } from '#src/platform/contract.generated.ts';
import { phoneIssuer } from './mockProvider/phoneToken.ts';
import { publicKeys } from './mockProvider/signingKey.ts';
import { after, CODE } from './settings.ts';

/** The provider's token for a code that the user entered. */
type Given = Pick<Login, 'firebaseChannel' | 'firebaseIdToken'>;

async function claimsOf(db: Database, token: string, projectId: string, now: Date) {
  try {
    // The reference platform calls no third party: it accepts what its own mock provider has signed.
    const keys = createLocalJWKSet(await publicKeys(db));
    const { payload } = await jwtVerify(token, keys, {
      ...{ issuer: phoneIssuer(projectId), audience: projectId, currentDate: now },
      requiredClaims: ['sub', 'exp', 'auth_time', 'phone_number'],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Refusal('verification_code_expired');
    if (error instanceof errors.JOSEError) throw new Refusal('verification_code_invalid');
    throw error;
  }
}

/**
 * The number in E.164 that a phone provider has verified (S3.6, S7.32). Refuses a missing, an invalid and an expired token with a code of
 * S8.8 each; if the merchant has no such provider, `function_disabled`.
 */
export async function verifiedNumber(
  db: Database,
  { brand }: Pick<Merchant, 'brand'>,
  { firebaseChannel, firebaseIdToken }: Given,
  now: Date,
): Promise<string> {
  const phone = brand.signIn?.phone;
  if (!phone) throw new Refusal('function_disabled');
  if (!firebaseIdToken) throw new Refusal('verification_code_missing');
  const { projectId } = phone;
  if (firebaseChannel !== projectId) throw new Refusal('verification_code_invalid');
  const { auth_time: at, phone_number: number } = await claimsOf(
    db,
    firebaseIdToken,
    projectId,
    now,
  );
  const isText = typeof number === 'string' && typeof at === 'number';
  if (!isText) throw new Refusal('verification_code_invalid');
  // A token is valid for an hour; the proof in it, no longer than a code of the platform's own.
  const oldest = after(now, -CODE.lifetimeSeconds).getTime();
  if (at * 1000 < oldest) throw new Refusal('verification_code_expired');
  return number;
}
