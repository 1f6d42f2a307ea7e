import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { payoutAccount } from '#sandbox/database/schema/wallet.ts';
import { type KnownPerson, namesOf, traitsOf } from './personTraits.ts';

/** What the platform knows of the person behind an account; accounts that were removed still name their holder. */
export async function readPerson(db: Database, memberId: string): Promise<KnownPerson> {
  const [known] = await db
    .select({
      ...{ mobile: member.mobile, email: member.email },
      ...{ realName: member.realName, profile: member.profile },
    })
    .from(member)
    .where(eq(member.id, memberId));
  if (!known) throw new Error(`There is no member ${memberId}.`);
  const { kind, number, holder } = payoutAccount;
  const accounts = await db
    .select({ kind, number, holder })
    .from(payoutAccount)
    .where(eq(payoutAccount.memberId, memberId));
  return { ...known, accounts };
}

/** What an exclusion keeps of a person, to know them by another account. */
export const keptOf = (person: KnownPerson) => ({
  traits: traitsOf(person),
  names: namesOf(person),
  birthday: person.profile.birthday ?? null,
});
