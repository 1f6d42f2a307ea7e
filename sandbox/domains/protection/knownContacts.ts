import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { KnownContact } from './personTraits.ts';
import { knownContact } from './schema.ts';

/** A number in E.164 or an e-mail address of a member. */
interface ContactOf {
  memberId: string;
  channel: KnownContact['channel'];
  contact: string;
}

const normal = ({ contact, ...of }: ContactOf): ContactOf => ({
  ...of,
  contact: contact.toLowerCase(),
});

/** Saves a contact that a member has typed, even if it is left out of the account; no code has proven it. */
export async function keepTyped(db: Database, typed: ContactOf): Promise<void> {
  await db
    .insert(knownContact)
    .values({ ...normal(typed), proven: false })
    .onConflictDoNothing();
}

/** Saves a member's former contact as proven, unless it is already saved as unproven. */
export async function keepFormer(db: Database, former: ContactOf): Promise<void> {
  await db
    .insert(knownContact)
    .values({ ...normal(former), proven: true })
    .onConflictDoNothing();
}

/** Records that a code or a link has proven a contact, for any account of a merchant with it. */
export async function noteProven(
  db: Database,
  { merchantCode, contact }: { merchantCode: string; contact: string },
): Promise<void> {
  const normalised = contact.toLowerCase();
  const owner = db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.merchantCode, merchantCode),
        or(eq(member.mobile, normalised), eq(sql`lower(${member.email})`, normalised)),
      ),
    );
  await db
    .update(knownContact)
    .set({ proven: true })
    .where(and(eq(knownContact.contact, normalised), inArray(knownContact.memberId, owner)));
}
