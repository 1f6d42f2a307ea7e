import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { knownContact } from '#sandbox/database/schema/protection.ts';
import type { Merchant, Merchants } from '#sandbox/merchants.ts';
import { readPerson } from './person.ts';
import { contactsOf } from './personTraits.ts';

const holdersOf = ({ brand }: Merchant): ReadonlySet<string> =>
  new Set(brand.compliance.licences.map(({ holder }) => holder));

/**
 * The codes of all merchants of one licensee: those with a licence of the same holder, or, without any licence, all
 * play-money merchants of the platform.
 */
export function licenseeOf(merchant: Merchant, { all }: Merchants): string[] {
  const own = holdersOf(merchant);
  return all
    .filter((other) => {
      const holders = holdersOf(other);
      return own.size === 0 ? holders.size === 0 : [...own].some((holder) => holders.has(holder));
    })
    .map(({ merchantCode }) => merchantCode);
}

/** The accounts that a person has at some merchants: their own, and those with a phone or e-mail that is proven by both. */
export async function accountsOfPerson(
  db: Database,
  memberId: string,
  merchantCodes: readonly string[],
): Promise<string[]> {
  const contacts = contactsOf(await readPerson(db, memberId), { proven: true });
  const columns = {
    mobile: sql<string>`${member.mobile}`,
    email: sql<string>`lower(${member.email})`,
  };
  const samePerson = (['mobile', 'email'] as const).map((channel) => {
    const own = contacts.filter((one) => one.channel === channel).map(({ contact }) => contact);
    const typed = db
      .select({ contact: knownContact.contact })
      .from(knownContact)
      .where(
        and(
          eq(knownContact.memberId, member.id),
          eq(knownContact.channel, channel),
          eq(knownContact.contact, columns[channel]),
          eq(knownContact.proven, false),
        ),
      );
    return own.length > 0 ? and(inArray(columns[channel], own), notExists(typed)) : undefined;
  });
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .where(
      and(inArray(member.merchantCode, merchantCodes), or(eq(member.id, memberId), ...samePerson)),
    );
  return rows.map((row) => row.id);
}
