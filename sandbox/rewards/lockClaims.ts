import type { Database } from '#sandbox/database/database.ts';
import { lockName } from '#sandbox/database/lockName.ts';

/**
 * Lets a member's claims of one kind be made one after the other: a second one waits until the transaction `db` ends,
 * and then sees what the first has taken.
 */
export async function lockClaims(
  db: Database,
  kind: 'rebate' | 'referral' | 'points',
  memberId: string,
): Promise<void> {
  await lockName(db, `${kind} ${memberId}`);
}
