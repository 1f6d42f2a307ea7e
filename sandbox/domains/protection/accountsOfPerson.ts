import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { payoutAccount } from '#sandbox/domains/wallet/withdrawals/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { readPerson, readPersons } from './person.ts';
import { contactsOf, type KnownPerson, SUBSCRIBER_DIGITS, traitsOf } from './personTraits.ts';
import { knownContact } from './schema.ts';

/** How many final characters of a number are compared first; a literal, so that its index is used. */
const COMPARED = sql.raw(String(SUBSCRIBER_DIGITS));

/** The keys to look up a person's other accounts with, before their traits are compared. */
function lookupOf(person: KnownPerson) {
  const contacts = contactsOf(person, { proven: true });
  const of = (channel: 'mobile' | 'email') =>
    contacts.filter((one) => one.channel === channel).map(({ contact }) => contact);
  const numbers = [...of('mobile'), ...person.accounts.map(({ number }) => number)];
  return {
    emails: of('email'),
    numbers: numbers.map((number) => number.slice(-SUBSCRIBER_DIGITS).toLowerCase()),
    birthday: person.profile.birthday ?? null,
  };
}

/** The other accounts at some merchants that share a certain trait with an account. */
async function sharing(
  db: Database,
  memberId: string,
  merchantCodes: readonly string[],
): Promise<string[]> {
  const person = await readPerson(db, memberId);
  const { emails, numbers, birthday } = lookupOf(person);
  const perhaps = await union(
    db
      .select({ id: member.id })
      .from(member)
      .where(
        or(
          inArray(sql`right(${member.mobile}, ${COMPARED})`, numbers),
          inArray(sql`lower(${member.email})`, emails),
          birthday === null ? undefined : eq(sql`${member.profile}->>'birthday'`, birthday),
        ),
      ),
    db
      .select({ id: knownContact.memberId })
      .from(knownContact)
      .where(
        and(
          eq(knownContact.proven, true),
          or(
            inArray(sql`right(${knownContact.contact}, ${COMPARED})`, numbers),
            inArray(knownContact.contact, emails),
          ),
        ),
      ),
    db
      .select({ id: payoutAccount.memberId })
      .from(payoutAccount)
      .where(inArray(sql`lower(right(${payoutAccount.number}, ${COMPARED}))`, numbers)),
  );
  const served = await db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        inArray(
          member.id,
          perhaps.map(({ id }) => id),
        ),
        inArray(member.merchantCode, [...merchantCodes]),
      ),
    );
  const ids = served.map(({ id }) => id).filter((id) => id !== memberId);
  const traits = new Set(traitsOf(person));
  return [...(await readPersons(db, ids))]
    .filter(([, other]) => traitsOf(other).some((trait) => traits.has(trait)))
    .map(([id]) => id);
}

/** A person's accounts at some merchants: the given one, those that share a certain trait with it, and those that share one with these. */
export async function accountsOfPerson(
  db: Database,
  memberId: string,
  merchantCodes: readonly string[],
): Promise<string[]> {
  const found = new Set([memberId]);
  // Iterating a set includes elements added meanwhile.
  for (const id of found) {
    for (const other of await sharing(db, id, merchantCodes)) found.add(other);
  }
  return [...found];
}
