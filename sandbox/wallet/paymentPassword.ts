import { eq } from 'drizzle-orm';
import { PASSWORD_TRIES } from '#sandbox/accounts/settings.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import { takeTurn } from '#sandbox/contract/rateLimit.ts';
import type { Database } from '#sandbox/database/database.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { rateWindow } from '#sandbox/database/schema/platform.ts';
import { isPassword } from '#sandbox/passwords/password.ts';

/**
 * Refuses a payment password that is not the member's (`payment_password_wrong`), that was never set
 * (`payment_password_missing`), and any after too many wrong ones (`too_many_requests`). Comes before all that the call
 * writes: what is written until then is kept, so that a wrong try counts.
 */
export async function checkPaymentPassword(
  db: Database,
  memberId: string,
  password: string,
  now: Date,
): Promise<void> {
  const [row] = await db
    .select({ hash: member.paymentPasswordHash })
    .from(member)
    .where(eq(member.id, memberId));
  if (!row?.hash) throw new Refusal('payment_password_missing');
  const name = `paymentPassword ${memberId}`;
  await takeTurn(db, name, PASSWORD_TRIES, now);
  if (!(await isPassword(password, row.hash))) {
    throw new Refusal('payment_password_wrong', { keep: true });
  }
  await db.delete(rateWindow).where(eq(rateWindow.name, name));
}
