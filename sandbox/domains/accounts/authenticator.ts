import { eq, notLike } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { secrets } from '#sandbox/kernel/secrets/secrets.ts';
import { authenticator } from './schema/accounts.ts';

/** One period before and one after, as phone clocks are seldom exact. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret) });

const placeOf = (memberId: string): string => `authenticator ${memberId}`;

/** The data to set up an authenticator app with. */
export interface AuthenticatorSetup {
  secret: string;
  /** For a QR code. */
  uri: string;
}

/** Creates a new secret for a member without an authenticator. It is active only once one of its codes was entered. */
export async function setUpAuthenticator(
  db: Database,
  memberId: string,
  issuer: string,
  label: string,
): Promise<AuthenticatorSetup> {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const sealedSecret = secrets().seal(secret, placeOf(memberId));
  const fresh = { sealedSecret, confirmedAt: null, lastCounter: 0 };
  await db
    .insert(authenticator)
    .values({ memberId, ...fresh })
    .onConflictDoUpdate({ target: authenticator.memberId, set: fresh });
  return { secret, uri: totpOf(secret, issuer, label).toString() };
}

/** The period of a code; undefined unless it matches the secret and is later than the last accepted one. */
function counterOf(
  { memberId, sealedSecret, lastCounter }: typeof authenticator.$inferSelect,
  token: string,
  now: Date,
): number | undefined {
  const totp = totpOf(secrets().open(sealedSecret, placeOf(memberId)));
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  if (delta === null) return undefined;
  const counter = totp.counter({ timestamp }) + delta;
  return counter > lastCounter ? counter : undefined;
}

/**
 * Whether a code is valid for a member's authenticator; none is accepted twice. With `confirm` the first code of a new authenticator
 * activates it.
 */
export async function takeAuthenticatorCode(
  db: Database,
  memberId: string,
  token: string,
  now: Date,
  { confirm = false } = {},
): Promise<boolean> {
  const [row] = await db
    .select()
    .from(authenticator)
    .where(eq(authenticator.memberId, memberId))
    .for('update');
  if (!row || (row.confirmedAt === null) !== confirm) return false;
  const lastCounter = counterOf(row, token, now);
  if (lastCounter === undefined) return false;
  await db
    .update(authenticator)
    .set({ lastCounter, confirmedAt: row.confirmedAt ?? now })
    .where(eq(authenticator.memberId, memberId));
  return true;
}

/** Encrypts authenticator secrets that an older version of the platform stored in clear; those have no dot. */
export async function sealOldAuthenticators(db: Database): Promise<void> {
  const old = await db
    .select()
    .from(authenticator)
    .where(notLike(authenticator.sealedSecret, '%.%'));
  for (const { memberId, sealedSecret: secret } of old) {
    await db
      .update(authenticator)
      .set({ sealedSecret: secrets().seal(secret, placeOf(memberId)) })
      .where(eq(authenticator.memberId, memberId));
  }
}
