import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { accountsOfPerson } from './accountsOfPerson.ts';
import { identifyingDataOf, readPerson } from './person.ts';
import { exclusion } from './schema.ts';

/** A break that a player takes. */
export interface Exclusion {
  kind: 'time-out' | 'self-exclusion';
  scope: 'brand' | 'licensee';
  until: Date;
}

/** The moment `months` calendar months after another; the last day of the month if it is shorter. */
export function monthsAfter(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}

const union = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

/** The data that an exclusion keeps of a person, with that of their earlier ones. */
async function keptWithEarlier(db: Database, memberId: string) {
  const now = identifyingDataOf(await readPerson(db, memberId));
  const earlier = await db.select().from(exclusion).where(eq(exclusion.memberId, memberId));
  const all = [now, ...earlier];
  return {
    traits: union(all.map(({ traits }) => traits)),
    typed: union(all.map(({ typed }) => typed)),
    names: union(all.map(({ names }) => names)),
    birthday: all.find(({ birthday }) => birthday !== null)?.birthday ?? null,
  };
}

/** Excludes accounts from play until a moment, or extends their exclusion. It cannot be taken back. */
export async function exclude(
  db: Database,
  memberIds: readonly string[],
  { kind, scope, until }: Exclusion,
  now: Date,
): Promise<void> {
  for (const memberId of memberIds) {
    await db
      .update(member)
      .set({
        excludedUntil: sql`greatest(${member.excludedUntil}, ${until.toISOString()}::timestamptz)`,
      })
      .where(eq(member.id, memberId));
    const kept = await keptWithEarlier(db, memberId);
    await db.insert(exclusion).values({ memberId, kind, scope, startedAt: now, until, ...kept });
  }
}

/** The given accounts whose own break is at least as long and as wide. */
async function coveredBy(
  db: Database,
  accounts: readonly string[],
  { scope, until }: Exclusion,
): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ memberId: exclusion.memberId })
    .from(exclusion)
    .where(
      and(
        inArray(exclusion.memberId, [...accounts]),
        gte(exclusion.until, until),
        scope === 'licensee' ? eq(exclusion.scope, scope) : undefined,
      ),
    );
  return new Set(rows.map(({ memberId }) => memberId));
}

/**
 * Excludes a person: an account, and at once all that share a certain trait with it at some merchants, so that their open games, payments
 * and promotions end with its own. Accounts on a break that is already as long are skipped.
 */
export async function excludePerson(
  db: Database,
  memberId: string,
  taken: Exclusion,
  merchantCodes: readonly string[],
  now: Date,
): Promise<void> {
  const accounts = await accountsOfPerson(db, memberId, merchantCodes);
  const covered = await coveredBy(db, accounts, taken);
  // Sorted, so that two concurrent breaks of a person do not deadlock.
  const open = accounts.filter((id) => !covered.has(id)).sort();
  await exclude(db, open, taken, now);
}
