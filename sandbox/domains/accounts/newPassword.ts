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

/** How a password is changed. */
interface PasswordChange {
  now: Date;
  /** Hashing that was done before the transaction. */
  passwords: Passwords;
  /** The session that does not end. */
  keepSession?: string;
}

/** A new secret by the rule of a field. Refuses one that breaks it or is not confirmed with `field_invalid` (S5.8). */
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

/** Does the hashing of a change of password before its transaction begins, for a member with a hash. */
export const newPasswordAhead = (hash: string, password: string): Promise<Passwords> =>
  hashAhead({ hash: [password], compare: { hash, passwords: [password] } });

/**
 * Gives a member a new password, and ends their sessions except the kept one (S4.4), logins that wait for a
 * second step, and links to choose one. Refuses the password that they have with `password_unchanged`, and the one that
 * accounts are given by others with `field_invalid` (S9.6).
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
