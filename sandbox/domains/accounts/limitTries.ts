import { eq } from 'drizzle-orm';
import { enforceRateLimit } from '#sandbox/kernel/contract/rateLimit.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { rateWindow } from '#sandbox/kernel/database/schema/platform.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Code } from '#src/platform/contract.generated.ts';
import { PASSWORD_TRIES } from './settings.ts';

/**
 * Checks a secret of the member: a wrong one is refused with the code, and after five wrong ones all are refused for 5 minutes with
 * `too_many_requests` (S8.8). Call it before the request writes anything else: all that is written until then is kept, so that a wrong try
 * counts.
 */
export async function limitTries(
  db: Database,
  { secret, memberId }: { secret: string; memberId: string },
  refusedWith: Code,
  now: Date,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const name = `${secret} ${memberId}`;
  await enforceRateLimit(db, name, PASSWORD_TRIES, now);
  if (!(await isRight())) throw new Refusal(refusedWith, { keep: true });
  await db.delete(rateWindow).where(eq(rateWindow.name, name));
}
