import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { member } from '#sandbox/database/schema/members.ts';
import type { Merchant, Merchants } from '#sandbox/merchants.ts';
import type { Member } from '#sandbox/sessions/session.ts';

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

/** The accounts that a person has at some merchants: their own, and those with the same phone or e-mail. */
export async function accountsOfPerson(
  db: Database,
  { id, mobile, email }: Pick<Member, 'id' | 'mobile' | 'email'>,
  merchantCodes: readonly string[],
): Promise<string[]> {
  const samePerson = or(
    eq(member.id, id),
    mobile === null ? undefined : eq(member.mobile, mobile),
    email === null ? undefined : eq(sql`lower(${member.email})`, email.toLowerCase()),
  );
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .where(and(inArray(member.merchantCode, merchantCodes), samePerson));
  return rows.map((row) => row.id);
}
