import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Merchant, Merchants } from '#sandbox/kernel/merchants.ts';
import { type Exclusion, excludePerson } from './exclusion.ts';
import { exclusionsOfOthers } from './exclusionsOfOthers.ts';
import { identifyingDataOf, readPerson } from './person.ts';
import { nearReason } from './personTraits.ts';
import { merchantsOfScope } from './sameLicensee.ts';
import { exclusion, nearMatch } from './schema.ts';

/** The account whose person's break is looked up. */
interface Lookup {
  merchant: Merchant;
  merchants: Merchants;
  memberId: string;
  now: Date;
}

/** Adds values to a list of an exclusion; existing ones stay. */
const withMore = (
  column: (typeof exclusion)['traits' | 'typed' | 'names'],
  more: readonly string[],
) => sql<string[]>`ARRAY(SELECT DISTINCT unnest(${column} || ${sql.param(more, column)}::text[]))`;

/** Applies a break to an account of its person, and at once to all others that share a certain trait with it. */
const bring = (db: Database, { memberId, merchant, merchants, now }: Lookup, taken: Exclusion) =>
  excludePerson(db, memberId, taken, merchantsOfScope(taken, merchant, merchants), now);

/**
 * The end of a member's own break; null if none. Their break also stores what was learned of the person since, beside earlier data: a
 * former number still identifies them. It is then applied to accounts that only this data shows to be the person's.
 */
async function ownBreak(
  db: Database,
  lookup: Lookup,
  kept: ReturnType<typeof identifyingDataOf>,
): Promise<Date | null> {
  const { memberId, now } = lookup;
  const [row] = await db
    .select({ until: member.excludedUntil })
    .from(member)
    .where(eq(member.id, memberId));
  const until = row?.until ?? null;
  if (until === null || until <= now) return null;
  const inForce = and(eq(exclusion.memberId, memberId), gt(exclusion.until, now));
  const own = await db
    .update(exclusion)
    .set({
      traits: withMore(exclusion.traits, kept.traits),
      typed: withMore(exclusion.typed, kept.typed),
      names: withMore(exclusion.names, kept.names),
      birthday: sql`coalesce(${exclusion.birthday}, ${kept.birthday})`,
    })
    .where(inForce)
    .returning();
  for (const taken of own) await bring(db, lookup, taken);
  return until;
}

/**
 * Applies a person's break to another account of theirs: one with the same proven phone or e-mail address, payout account, or name and
 * birth date. Called when one of these becomes known, and before deposits and launches. An account that is only similar is noted for the
 * operator, and so is one with the same unproven contact: what strangers type reveals nothing to them and locks nobody out. Returns whether
 * the account is then on a break.
 */
export async function applyExistingExclusion(db: Database, lookup: Lookup): Promise<boolean> {
  const { merchant, merchants, memberId, now } = lookup;
  const kept = identifyingDataOf(await readPerson(db, memberId));
  const own = await ownBreak(db, lookup, kept);
  const { traits, typed, names } = kept;
  if ([...traits, ...typed, ...names].length === 0) return own !== null;
  const found = await exclusionsOfOthers(db, { memberId, merchant, merchants, kept }, now);
  const longest = found.find((other) => other.traits.some((trait) => traits.includes(trait)));
  if (longest) {
    if (own === null || own < longest.until) await bring(db, lookup, longest);
    return true;
  }
  for (const { id, ...other } of found) {
    const reason = nearReason(kept, other);
    if (!reason) continue;
    const near = { memberId, exclusionId: id, reason, noticedAt: now };
    await db.insert(nearMatch).values(near).onConflictDoNothing();
  }
  return own !== null;
}
