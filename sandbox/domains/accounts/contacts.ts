import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';
import { authenticator } from './schema/accounts.ts';

/** A way to prove that a login is a member's own (S4.16). */
export type VerificationMethod = 'sms' | 'email' | 'bankAccountName' | 'totp';

const KEPT_DIGITS = 3;

/** A number of which only the ends are shown: `+880*******123`. */
export const maskedMobile = (mobile: string): string =>
  `${mobile.slice(0, 4)}${'*'.repeat(Math.max(mobile.length - 4 - KEPT_DIGITS, 0))}${mobile.slice(-KEPT_DIGITS)}`;

/** An address of which only the first letter and the domain are shown. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/u, '$1***@');

/** Whether a member has an authenticator that counts. */
export async function hasAuthenticator(db: Database, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ memberId: authenticator.memberId })
    .from(authenticator)
    .where(and(eq(authenticator.memberId, memberId), isNotNull(authenticator.confirmedAt)));
  return rows.length > 0;
}

/** The ways that a member has bound, each with what is shown of it. */
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
