import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Passwords } from '#sandbox/kernel/passwords/hashAhead.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';
import { limitTries } from './limitTries.ts';

type Known = Pick<Member, 'id'>;

/** The hash of a member's password. */
export async function passwordHashOf(db: Database, { id }: Known): Promise<string> {
  const [row] = await db
    .select({ hash: member.passwordHash })
    .from(member)
    .where(eq(member.id, id));
  if (!row) throw new Error(`There is no member ${id}.`);
  return row.hash;
}

/** Refuses any password but the member's own with `password_wrong`; after five, all for 5 minutes (S8.8). */
export async function checkPassword(
  db: Database,
  known: Known,
  password: string,
  now: Date,
  passwords: Passwords,
): Promise<void> {
  const hash = await passwordHashOf(db, known);
  const isRight = () => passwords.isRight(password, hash);
  await limitTries(db, { secret: 'password', memberId: known.id }, 'password_wrong', now, isRight);
}

/** Whether a password is the member's current one. */
export async function isOwnPassword(
  db: Database,
  known: Known,
  password: string,
  passwords: Passwords,
): Promise<boolean> {
  return passwords.isRight(password, await passwordHashOf(db, known));
}

/** The hash of a member's payment password; null if it was never set. */
export async function paymentPasswordHashOf(db: Database, { id }: Known): Promise<string | null> {
  const [row] = await db
    .select({ hash: member.paymentPasswordHash })
    .from(member)
    .where(eq(member.id, id));
  return row?.hash ?? null;
}
