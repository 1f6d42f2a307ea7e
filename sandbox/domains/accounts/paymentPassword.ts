import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Passwords } from '#sandbox/kernel/passwords/hashAhead.ts';
import { limitTries } from './limitTries.ts';

/**
 * Refuses a payment password that is not the member's (`payment_password_wrong`), that was never set (`payment_password_missing`), and any
 * after five wrong ones (`too_many_requests`). Call it before the request writes anything else: all that is written until then is kept, so
 * that a wrong try counts.
 */
export async function checkPaymentPassword(
  db: Database,
  memberId: string,
  password: string,
  now: Date,
  passwords: Passwords,
): Promise<void> {
  const [row] = await db
    .select({ hash: member.paymentPasswordHash })
    .from(member)
    .where(eq(member.id, memberId));
  const hash = row?.hash;
  if (!hash) throw new Refusal('payment_password_missing');
  const guarded = { secret: 'paymentPassword', memberId };
  await limitTries(db, guarded, 'payment_password_wrong', now, () =>
    passwords.isRight(password, hash),
  );
}
