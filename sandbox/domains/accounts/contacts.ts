import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';
import { authenticator } from './schema/accounts.ts';

/** A method to prove that a login is a member's own (S4.16). */
export type VerificationMethod = 'sms' | 'email' | 'bankAccountName' | 'totp';

const KEPT_DIGITS = 3;

/** Masks a number except its ends: `+880*******123`. */
export const maskedMobile = (mobile: string): string =>
  `${mobile.slice(0, 4)}${'*'.repeat(Math.max(mobile.length - 4 - KEPT_DIGITS, 0))}${mobile.slice(-KEPT_DIGITS)}`;

/** Masks an address except its first letter and its domain. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/u, '$1***@');

/** Whether a member has an active authenticator. */
export async function hasAuthenticator(db: Database, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ memberId: authenticator.memberId })
    .from(authenticator)
    .where(and(eq(authenticator.memberId, memberId), isNotNull(authenticator.confirmedAt)));
  return rows.length > 0;
}

/** A member's bound methods, each with its masked contact. */
export async function methodsOf(
  db: Database,
  { id, mobile, email, realName }: Member,
): Promise<{ method: VerificationMethod; to: string }[]> {
  const totp = await hasAuthenticator(db, id);
  return [
    ...(mobile ? [{ method: 'sms' as const, to: maskedMobile(mobile) }] : []),
    ...(email ? [{ method: 'email' as const, to: maskedEmail(email) }] : []),
    ...(realName ? [{ method: 'bankAccountName' as const, to: '' }] : []),
    ...(totp ? [{ method: 'totp' as const, to: '' }] : []),
  ];
}
