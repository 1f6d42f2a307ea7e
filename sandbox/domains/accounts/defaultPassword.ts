import { createHash, timingSafeEqual } from 'node:crypto';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';

/** The change date of a password that somebody else gave to the member, and that was never changed. */
export const NEVER_CHANGED = new Date(0);

const digestOf = (salt: string, password: string): Buffer =>
  createHash('sha256').update(`${salt}${password}`).digest();

/**
 * Whether a password is the merchant's default one for accounts created by others (S4.3, S9.6). The manifest holds only its digest; false
 * if it has none.
 */
export function isDefaultPassword({ brand }: Merchant, password: string | undefined): boolean {
  const { defaultPassword } = brand.login;
  if (!defaultPassword || password === undefined) return false;
  const digest = Buffer.from(defaultPassword.digest.replaceAll(':', ''), 'hex');
  return timingSafeEqual(digest, digestOf(defaultPassword.salt, password));
}

/** Whether a member still has a password that somebody else has chosen (S4.16). */
export const isGivenPassword = ({
  passwordChangedAt,
}: Pick<Member, 'passwordChangedAt'>): boolean =>
  passwordChangedAt.getTime() === NEVER_CHANGED.getTime();
