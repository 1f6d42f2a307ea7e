import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';

/** Locks a member's row until the transaction ends. Every change of their rebate, or of one that they give, does so first. Lock uplines
 * before those below. */
export async function lockRebates(db: Database, memberId: string): Promise<void> {
  await db
    .select({ id: member.id })
    .from(member)
    .where(eq(member.id, memberId))
    .for('no key update');
}
