import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Suspension, SuspensionReason } from '#src/platform/contract.generated.ts';
import { suspensionValue } from './suspensionValue.ts';

const COLUMNS = { suspendedAt: member.suspendedAt, suspendedFor: member.suspendedFor };

/** The suspension after a change, and whether it differs from before. */
export interface ChangedSuspension {
  suspension: Suspension | null;
  changed: boolean;
}

/**
 * Suspends a member for a reason, or ends the suspension with null. A member who is already suspended keeps the first date and reason. The
 * member stays locked until the caller's transaction ends, so that no bet or deposit is accepted beside the change.
 */
export async function changeSuspension(
  db: Database,
  memberId: string,
  reason: SuspensionReason | null,
  now: Date,
): Promise<ChangedSuspension> {
  const [held] = await db
    .select(COLUMNS)
    .from(member)
    .where(eq(member.id, memberId))
    .for('no key update');
  const before = held ? suspensionValue(held) : null;
  if ((before === null) === (reason === null)) return { suspension: before, changed: false };
  const after = { suspendedAt: reason && now, suspendedFor: reason };
  await db.update(member).set(after).where(eq(member.id, memberId));
  return { suspension: suspensionValue(after), changed: true };
}
