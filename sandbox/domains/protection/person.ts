import { inArray } from 'drizzle-orm';
import { payoutAccount } from '#sandbox/domains/wallet/withdrawals/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { type KnownPerson, namesOf, traitsOf, typedTraitsOf } from './personTraits.ts';
import { knownContact } from './schema.ts';

const EMPTY: KnownPerson = { mobile: null, email: null, realName: '', profile: {}, accounts: [] };

/**
 * The known data of the persons behind accounts, by account id. Removed payout accounts still name their holder, and replaced contacts are
 * still known.
 */
export async function readPersons(
  db: Database,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, KnownPerson>> {
  const ids = [...memberIds];
  const members = await db
    .select({
      ...{ id: member.id, mobile: member.mobile, email: member.email },
      ...{ realName: member.realName, profile: member.profile },
    })
    .from(member)
    .where(inArray(member.id, ids));
  const { memberId, kind, provider, number, holder } = payoutAccount;
  const accounts = await db
    .select({ memberId, kind, provider, number, holder })
    .from(payoutAccount)
    .where(inArray(memberId, ids));
  const contacts = await db.select().from(knownContact).where(inArray(knownContact.memberId, ids));
  return new Map(
    members.map(({ id, ...known }) => [
      id,
      {
        ...known,
        accounts: accounts.filter((one) => one.memberId === id),
        contacts: contacts.filter((one) => one.memberId === id),
      },
    ]),
  );
}

/** The known data of the person behind an account, like `readPersons`. */
export async function readPerson(db: Database, memberId: string): Promise<KnownPerson> {
  const known = (await readPersons(db, [memberId])).get(memberId);
  if (!known) throw new Error(`There is no member ${memberId}.`);
  return known;
}

/** The data that an exclusion keeps of a person, to recognise their other accounts. */
export const identifyingDataOf = (person: KnownPerson) => ({
  traits: traitsOf(person),
  typed: typedTraitsOf(person),
  names: namesOf(person),
  birthday: person.profile.birthday ?? null,
});

/** The data that an exclusion keeps, from a person's names and birth date alone. */
export const identifyingDataOfNames = (named: Pick<KnownPerson, 'realName' | 'profile'>) =>
  identifyingDataOf({ ...EMPTY, ...named });
