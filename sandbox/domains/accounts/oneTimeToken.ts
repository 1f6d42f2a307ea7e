import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { hashToken, newToken } from '#sandbox/kernel/sessions/token.ts';
import { oneTimeToken, type TokenPurpose } from './schema/accounts.ts';
import { after, TOKEN } from './settings.ts';

const LIFETIME: Record<TokenPurpose, number> = {
  login: TOKEN.loginSeconds,
  'password-reset': TOKEN.passwordResetSeconds,
  'step-up': TOKEN.stepUpSeconds,
};

/** A stored token with its purpose and owner. */
export type OneTimeToken = typeof oneTimeToken.$inferSelect;

/** A newly created token; nobody else learns it. */
export interface NewToken {
  token: string;
  expiresAt: Date;
}

/** Creates a token for one action of a member. It invalidates an older one for the same action. */
export async function makeToken(
  db: Database,
  grant: Pick<OneTimeToken, 'purpose' | 'memberId' | 'boundTo'>,
  now: Date,
): Promise<NewToken> {
  const { purpose, memberId } = grant;
  await db
    .delete(oneTimeToken)
    .where(and(eq(oneTimeToken.memberId, memberId), eq(oneTimeToken.purpose, purpose)));
  const token = newToken();
  const expiresAt = after(now, LIFETIME[purpose]);
  await db.insert(oneTimeToken).values({ ...grant, tokenHash: hashToken(token), expiresAt });
  return { token, expiresAt };
}

const isGood = (token: string, purpose: TokenPurpose, boundTo: string, now: Date) =>
  and(
    eq(oneTimeToken.tokenHash, hashToken(token)),
    eq(oneTimeToken.purpose, purpose),
    eq(oneTimeToken.boundTo, boundTo),
    gt(oneTimeToken.expiresAt, now),
  );

/** Reads the purpose and owner of a token without using it up; undefined for an invalid one. */
export async function readToken(
  db: Database,
  token: string,
  purpose: TokenPurpose,
  boundTo: string,
  now: Date,
): Promise<OneTimeToken | undefined> {
  const where = isGood(token, purpose, boundTo, now);
  const [row] = await db.select().from(oneTimeToken).where(where).for('update');
  return row;
}

/** Deletes a token that was used. */
export async function spendToken(db: Database, { tokenHash }: OneTimeToken): Promise<void> {
  await db.delete(oneTimeToken).where(eq(oneTimeToken.tokenHash, tokenHash));
}

/** Deletes a member's tokens for some purposes, used or not, because what they were issued for has changed. */
export async function dropTokens(
  db: Database,
  memberId: string,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  const dropped = inArray(oneTimeToken.purpose, purposes);
  await db.delete(oneTimeToken).where(and(eq(oneTimeToken.memberId, memberId), dropped));
}

/** Counts a wrong try with a token; after five it is invalid. */
export async function countWrongTry(db: Database, token: OneTimeToken): Promise<void> {
  if (token.wrongTries + 1 >= TOKEN.wrongTries) return spendToken(db, token);
  await db
    .update(oneTimeToken)
    .set({ wrongTries: sql`${oneTimeToken.wrongTries} + 1` })
    .where(eq(oneTimeToken.tokenHash, token.tokenHash));
}
