import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { knownContact } from '#sandbox/database/schema/protection.ts';
import { payoutAccount } from '#sandbox/database/schema/wallet.ts';
import { type KnownPerson, namesOf, traitsOf, typedTraitsOf } from './personTraits.ts';

/**
 * What the platform knows of the person behind an account. Accounts that were removed still name their holder, and
 * contacts that were replaced are still known.
 */
export async function readPerson(db: Database, memberId: string): Promise<KnownPerson> {
  const [known] = await db
    .select({
      ...{ mobile: member.mobile, email: member.email },
      ...{ realName: member.realName, profile: member.profile },
    })
    .from(member)
    .where(eq(member.id, memberId));
  if (!known) throw new Error(`There is no member ${memberId}.`);
  const { kind, provider, number, holder } = payoutAccount;
  const accounts = await db
    .select({ kind, provider, number, holder })
    .from(payoutAccount)
    .where(eq(payoutAccount.memberId, memberId));
  const { channel, contact, proven } = knownContact;
  const contacts = await db
    .select({ channel, contact, proven })
    .from(knownContact)
    .where(eq(knownContact.memberId, memberId));
  return { ...known, accounts, contacts };
}

/** What an exclusion keeps of a person, to know them by another account. */
export const keptOf = (person: KnownPerson) => ({
  traits: traitsOf(person),
  typed: typedTraitsOf(person),
  names: namesOf(person),
  birthday: person.profile.birthday ?? null,
});
