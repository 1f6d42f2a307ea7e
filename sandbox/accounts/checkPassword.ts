import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { isPassword } from '#sandbox/passwords/password.ts';
import type { Member } from '#sandbox/sessions/session.ts';
import { guardTries } from './guardTries.ts';

type Known = Pick<Member, 'id'>;

async function hashOf(db: Database, { id }: Known): Promise<string> {
  const [row] = await db
    .select({ hash: member.passwordHash })
    .from(member)
    .where(eq(member.id, id));
  if (!row) throw new Error(`There is no member ${id}.`);
  return row.hash;
}

/** Refuses any password but the member's own with `password_wrong`; after five for 5 minutes (S8.8). */
export async function checkPassword(
  db: Database,
  known: Known,
  password: string,
  now: Date,
): Promise<void> {
  const hash = await hashOf(db, known);
  const isRight = () => isPassword(password, hash);
  await guardTries(db, { secret: 'password', memberId: known.id }, 'password_wrong', now, isRight);
}

/** Whether a password is the member's own already. */
export async function isOwnPassword(
  db: Database,
  known: Known,
  password: string,
): Promise<boolean> {
  return isPassword(password, await hashOf(db, known));
}

/** Whether a member has a payment password. */
export async function hasPaymentPassword(db: Database, { id }: Known): Promise<boolean> {
  const [row] = await db
    .select({ hash: member.paymentPasswordHash })
    .from(member)
    .where(eq(member.id, id));
  return row !== undefined && row.hash !== null;
}
