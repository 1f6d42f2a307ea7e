import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';

/** Lets nobody else change the rebate of a member, or give another by it, until the transaction ends. Uplines come before those below. */
export async function lockRebates(db: Database, memberId: string): Promise<void> {
  await db
    .select({ id: member.id })
    .from(member)
    .where(eq(member.id, memberId))
    .for('no key update');
}
