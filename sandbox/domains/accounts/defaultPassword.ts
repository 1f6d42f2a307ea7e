import { createHash, timingSafeEqual } from 'node:crypto';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';

/** When a password was changed that another has given to the member and that is still the same. */
export const NEVER_CHANGED = new Date(0);

const digestOf = (salt: string, password: string): Buffer =>
  createHash('sha256').update(`${salt}${password}`).digest();

/**
 * Whether a password is the one that accounts of a merchant are given by others (S4.3, S9.6). The manifest holds its
 * digest alone; never where it names none.
 */
export function isDefaultPassword({ brand }: Merchant, password: string | undefined): boolean {
  const { defaultPassword } = brand.login;
  if (!defaultPassword || password === undefined) return false;
  const digest = Buffer.from(defaultPassword.digest.replaceAll(':', ''), 'hex');
  return timingSafeEqual(digest, digestOf(defaultPassword.salt, password));
}

/** Whether somebody else has chosen the password of a member, who has not changed it yet (S4.16). */
export const isGivenPassword = ({
  passwordChangedAt,
}: Pick<Member, 'passwordChangedAt'>): boolean =>
  passwordChangedAt.getTime() === NEVER_CHANGED.getTime();
