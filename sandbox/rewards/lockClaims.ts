import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';

/**
 * Lets a member's claims of one kind be made one after the other: a second one waits until the transaction `db` ends,
 * and then sees what the first has taken.
 */
export async function lockClaims(
  db: Database,
  kind: 'rebate' | 'referral' | 'points',
  memberId: string,
): Promise<void> {
  await db.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${kind} ${memberId}`}, 0))`,
  );
}
