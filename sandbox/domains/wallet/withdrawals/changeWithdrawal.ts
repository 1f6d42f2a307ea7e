import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { WITHDRAWAL_NEXT, type WithdrawalState } from '../states.ts';
import { withdrawal } from './schema.ts';

/** A row of the withdrawal table. */
export type Withdrawal = typeof withdrawal.$inferSelect;

/** Other columns that a change of state may set. */
type Change = Partial<
  Pick<
    Withdrawal,
    'paid' | 'paidFee' | 'parts' | 'approvedAt' | 'lastPaidAt' | 'receipt' | 'note' | 'closedAt'
  >
>;

/** The owner of the withdrawal to change; an omitted field restricts nothing. */
interface Whose {
  memberId?: string;
  merchantCode?: string;
}

/** Locks the withdrawal with a reference until the transaction ends. Refuses one of another owner (`withdrawal_unknown`). */
export async function lockWithdrawal(
  db: Database,
  reference: string,
  { memberId, merchantCode }: Whose = {},
): Promise<Withdrawal> {
  const [row] = await db
    .select()
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.reference, reference),
        memberId === undefined ? undefined : eq(withdrawal.memberId, memberId),
        merchantCode === undefined ? undefined : eq(withdrawal.merchantCode, merchantCode),
      ),
    )
    .for('update');
  if (!row) throw new Refusal('withdrawal_unknown');
  return row;
}

/** Refuses an invalid transition of a withdrawal (`withdrawal_state`). */
export function requireStep({ state }: Withdrawal, next: WithdrawalState): void {
  if (!WITHDRAWAL_NEXT[state].includes(next)) throw new Refusal('withdrawal_state');
}

/** Notifies the player of the state of a withdrawal. */
export const publishWithdrawal = (
  db: Database,
  { merchantCode, memberId, reference, state }: Withdrawal,
  now: Date,
): Promise<void> =>
  publish(db, merchantCode, now, {
    ...{ to: memberId, type: 'withdrawal' },
    data: { id: reference, state },
  });

/** Changes the state of a locked withdrawal and notifies its player. Refuses an invalid transition. */
export async function changeWithdrawal(
  db: Database,
  before: Withdrawal,
  state: WithdrawalState,
  now: Date,
  change: Change = {},
): Promise<Withdrawal> {
  requireStep(before, state);
  const [after] = await db
    .update(withdrawal)
    .set({ ...change, state })
    .where(eq(withdrawal.id, before.id))
    .returning();
  if (!after) throw new Error('The withdrawal is gone.');
  await publishWithdrawal(db, after, now);
  return after;
}
