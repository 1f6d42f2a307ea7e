import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { hashAhead, type Passwords } from '#sandbox/kernel/passwords/hashAhead.ts';
import { endSessions } from '#sandbox/kernel/sessions/endSession.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';
import { checkField, fieldText, findingOf } from './checkField.ts';
import { isOwnPassword } from './checkPassword.ts';
import { isDefaultPassword } from './defaultPassword.ts';
import { dropTokens } from './oneTimeToken.ts';

/** A new password and its confirmation. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

interface PasswordChange {
  now: Date;
  /** The hashes calculated before the transaction. */
  passwords: Passwords;
  /** The session that is kept. */
  keepSession?: string;
}

/** Validates a new password by the rule of a field. Refuses one that breaks it or is not confirmed with `field_invalid` (S5.8). */
export function checkNewPassword(
  { brand }: Merchant,
  name: 'password' | 'paymentPassword',
  { password, confirmation }: NewPassword,
): string {
  const rule = { ...brand.registration.username[name], enabled: true, required: true };
  const text = fieldText(rule, password);
  const broken = checkField(name, rule, text);
  const unconfirmed = findingOf('confirmPassword', 'confirmation', rule);
  const fields = [broken ?? [], password === confirmation ? [] : unconfirmed].flat();
  if (fields.length > 0) throw new Refusal('field_invalid', { value: { fields } });
  return text;
}

/** Calculates the hashes of a password change before its transaction begins, for a member with a hash. */
export const newPasswordAhead = (hash: string, password: string): Promise<Passwords> =>
  hashAhead({ hash: [password], compare: { hash, passwords: [password] } });

/**
 * Changes a member's password, and ends their other sessions (S4.4), logins that wait for a second factor, and links to choose one. Refuses
 * their current password with `password_unchanged`, and the default one of accounts created by others with `field_invalid` (S9.6).
 */
export async function changePasswordOf(
  db: Database,
  merchant: Merchant,
  { id }: Pick<Member, 'id'>,
  given: NewPassword,
  { now, passwords, keepSession }: PasswordChange,
): Promise<void> {
  const password = checkNewPassword(merchant, 'password', given);
  if (isDefaultPassword(merchant, password)) {
    const rule = merchant.brand.registration.username.password;
    throw new Refusal('field_invalid', {
      value: { fields: [findingOf('password', 'pattern', rule)] },
    });
  }
  if (await isOwnPassword(db, { id }, password, passwords)) {
    throw new Refusal('password_unchanged');
  }
  const passwordHash = await passwords.hash(password);
  await db.update(member).set({ passwordHash, passwordChangedAt: now }).where(eq(member.id, id));
  await dropTokens(db, id, ['login', 'password-reset']);
  await endSessions(db, id, now, keepSession);
}
