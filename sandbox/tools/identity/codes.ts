import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { identityCode } from '#sandbox/domains/accounts/schema/identities.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { hashToken, newToken } from '#sandbox/kernel/sessions/token.ts';

/** How long a code can be exchanged, in milliseconds. */
const LIFETIME_MS = 60_000;

type Row = typeof identityCode.$inferSelect;

/** What a code was given for. */
export type Grant = Omit<Row, 'codeHash' | 'expiresAt'>;

/** Makes a code that can be exchanged once, within a minute. */
export async function giveCode(db: Database, grant: Grant, now: Date): Promise<string> {
  const code = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await db.insert(identityCode).values({ ...grant, codeHash: hashToken(code), expiresAt });
  return code;
}

/** Whether a verifier is the one that a challenge was made of (RFC 7636, S256). */
const isVerifier = (verifier: string, challenge: string): boolean =>
  createHash('sha256').update(verifier).digest('base64url') === challenge;

/** What a client shows for a code. */
interface Exchange {
  provider: string;
  code: string;
  clientId: string;
  redirectUri: string;
  codeVerifier: string;
}

/** Uses a code up, whatever comes of it. None where it is not good, or not for whoever shows it. */
export async function takeCode(
  db: Database,
  { provider, code, clientId, redirectUri, codeVerifier }: Exchange,
  now: Date,
): Promise<Grant | undefined> {
  const [grant] = await db
    .delete(identityCode)
    .where(and(eq(identityCode.codeHash, hashToken(code)), gt(identityCode.expiresAt, now)))
    .returning();
  const isMeant =
    grant?.provider === provider &&
    grant.clientId === clientId &&
    grant.redirectUri === redirectUri &&
    isVerifier(codeVerifier, grant.codeChallenge);
  return isMeant ? grant : undefined;
}
