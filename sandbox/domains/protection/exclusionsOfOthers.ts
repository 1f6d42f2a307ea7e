import { and, arrayOverlaps, desc, eq, gt, inArray, ne, or } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Merchant, Merchants } from '#sandbox/kernel/merchants.ts';
import { type identifyingDataOf, identifyingDataOfNames } from './person.ts';
import { licenseeOf } from './sameLicensee.ts';
import { exclusion } from './schema.ts';

/** An account whose person may be on a break by another account. */
export interface Suspect {
  memberId: string;
  merchant: Merchant;
  merchants: Merchants;
  kept: ReturnType<typeof identifyingDataOf>;
}

const union = (one: readonly string[], other: readonly string[]): string[] => [
  ...new Set([...one, ...other]),
];

/**
 * The breaks in force, longest first, begun by an account that shares traits with this one, or perhaps the person: at the brand, or at any
 * brand of the licensee if they apply to all. The account holders' names are normalised again, as a break may store them as they were
 * normalised when it began.
 */
export async function exclusionsOfOthers(
  db: Database,
  { memberId, merchant, merchants, kept: { traits, typed, names, birthday } }: Suspect,
  now: Date,
) {
  const contacts = [...traits, ...typed];
  const everywhere = inArray(member.merchantCode, licenseeOf(merchant, merchants));
  const rows = await db
    .select({
      ...{ id: exclusion.id, kind: exclusion.kind, scope: exclusion.scope, until: exclusion.until },
      ...{ traits: exclusion.traits, typed: exclusion.typed },
      ...{ names: exclusion.names, birthday: exclusion.birthday },
      ...{ realName: member.realName, profile: member.profile },
    })
    .from(exclusion)
    .innerJoin(member, eq(member.id, exclusion.memberId))
    .where(
      and(
        ne(exclusion.memberId, memberId),
        gt(exclusion.until, now),
        or(
          contacts.length > 0 ? arrayOverlaps(exclusion.traits, contacts) : undefined,
          contacts.length > 0 ? arrayOverlaps(exclusion.typed, contacts) : undefined,
          names.length > 0 ? arrayOverlaps(exclusion.names, names) : undefined,
          birthday === null ? undefined : eq(exclusion.birthday, birthday),
        ),
        or(
          eq(member.merchantCode, merchant.merchantCode),
          and(eq(exclusion.scope, 'licensee'), everywhere),
        ),
      ),
    )
    .orderBy(desc(exclusion.until), desc(exclusion.id));
  return rows.map(({ realName, profile, ...row }) => {
    const anew = identifyingDataOfNames({ realName, profile });
    return { ...row, traits: union(row.traits, anew.traits), names: union(row.names, anew.names) };
  });
}
