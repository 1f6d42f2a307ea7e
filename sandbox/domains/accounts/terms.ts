import { desc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { termsAcceptance } from './schema/accounts.ts';

/** The newest version of the terms that a member has agreed to; null if none. */
export async function agreedTerms(db: Database, memberId: string): Promise<string | null> {
  const [row] = await db
    .select({ version: termsAcceptance.version })
    .from(termsAcceptance)
    .where(eq(termsAcceptance.memberId, memberId))
    .orderBy(desc(termsAcceptance.version))
    .limit(1);
  return row?.version ?? null;
}

/** Refuses any version of the terms but the current one with `terms_outdated`. */
export function checkTermsVersion({ brand }: Merchant, version: string): void {
  if (version !== brand.legal.termsVersion) throw new Refusal('terms_outdated');
}

/** Records that a member agrees to a version of the terms, once. */
export async function acceptTerms(
  db: Database,
  acceptance: typeof termsAcceptance.$inferInsert,
): Promise<void> {
  await db.insert(termsAcceptance).values(acceptance).onConflictDoNothing();
}
