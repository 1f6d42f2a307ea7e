import { randomInt } from 'node:crypto';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';
import { NEVER_CHANGED } from './defaultPassword.ts';
import { registration } from './schema/accounts.ts';

/** Letters and digits that cannot be mistaken for each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const REFERRAL_LENGTH = 8;

/** A random text of letters and digits that is hard to guess. */
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

type Row = typeof member.$inferInsert;
type Registration = typeof registration.$inferInsert;

/** The data of a new member. */
export interface NewMember {
  member: Omit<Row, 'referralCode' | 'createdAt' | 'passwordChangedAt'>;
  /** Whether somebody else has chosen the password; the member must change it before going on. */
  passwordGiven?: boolean;
  registration: Omit<Registration, 'memberId' | 'at'>;
}

/** Creates a member with a new referral code. Undefined if the account, the number or the address is taken. */
export async function createMember(
  db: Database,
  newcomer: NewMember,
  now: Date,
): Promise<Member | undefined> {
  const referralCode = randomLetters(REFERRAL_LENGTH);
  const passwordChangedAt = newcomer.passwordGiven ? NEVER_CHANGED : now;
  const [row] = await db
    .insert(member)
    .values({ ...newcomer.member, referralCode, createdAt: now, passwordChangedAt })
    .onConflictDoNothing()
    .returning();
  if (!row) return undefined;
  const { passwordHash, paymentPasswordHash, ...created } = row;
  await db.insert(registration).values({ ...newcomer.registration, memberId: row.id, at: now });
  return created;
}
