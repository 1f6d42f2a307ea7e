import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { lockName } from '#sandbox/kernel/database/lockName.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Deposit } from './changeDeposit.ts';
import { deposit } from './schema.ts';
import { transactionKey, transactionKeyOf } from './transactionKey.ts';

/**
 * Refuses a transaction ID, however it is written, that belongs to another deposit that is paid or was returned, or that waits for the same
 * player (`transaction_used`), so that no payment is credited twice. What another player has only reported claims nothing: whoever reports
 * first may have seen somebody else's ID, so both wait, and the first that is credited takes it. The refusal names the deposit if it is the
 * player's own.
 *
 * @param own the deposit that may have the number already
 */
export async function checkUnused(
  db: Database,
  { merchantCode, method, memberId }: Pick<Deposit, 'merchantCode' | 'method' | 'memberId'>,
  number: string,
  own?: Pick<Deposit, 'id'>,
): Promise<void> {
  const key = transactionKey(number);
  await lockName(db, `deposit transaction ${merchantCode} ${method} ${key}`);
  const used = await db
    .select({ reference: deposit.reference, memberId: deposit.memberId })
    .from(deposit)
    .where(
      and(
        ...[eq(deposit.merchantCode, merchantCode), eq(deposit.method, method)],
        eq(transactionKeyOf(deposit.transactionNumber), key),
        own && ne(deposit.id, own.id),
        or(
          eq(deposit.state, 'paid'),
          isNotNull(deposit.returned),
          and(eq(deposit.state, 'pending'), eq(deposit.memberId, memberId)),
        ),
      ),
    );
  if (used.length === 0) return;
  const theirs = used.find((each) => each.memberId === memberId);
  throw new Refusal('transaction_used', theirs && { value: { reference: theirs.reference } });
}
