import { and, eq } from 'drizzle-orm';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { deposit } from '#sandbox/database/schema/wallet.ts';
import { publish } from '#sandbox/events/publish.ts';
import { DEPOSIT_NEXT, type DepositState } from '../states.ts';

/** A deposit as it stands. */
export type Deposit = typeof deposit.$inferSelect;

/** What else a change of state sets. */
type Change = Partial<Pick<Deposit, 'transactionNumber' | 'expiresAt' | 'note'>>;

/** Whose deposit may be changed; what is left out narrows nothing. */
interface Whose {
  memberId?: string;
  merchantCode?: string;
}

/** The deposit of a reference, locked until the transaction ends. Refuses one that is not of those (`deposit_unknown`). */
export async function lockDeposit(
  db: Database,
  reference: string,
  { memberId, merchantCode }: Whose = {},
): Promise<Deposit> {
  const [row] = await db
    .select()
    .from(deposit)
    .where(
      and(
        eq(deposit.reference, reference),
        memberId === undefined ? undefined : eq(deposit.memberId, memberId),
        merchantCode === undefined ? undefined : eq(deposit.merchantCode, merchantCode),
      ),
    )
    .for('update');
  if (!row) throw new Refusal('deposit_unknown');
  return row;
}

const isClosed = (state: DepositState): boolean => DEPOSIT_NEXT[state].length === 0;

/**
 * Brings a locked deposit into another state and tells its player. Refuses a step that is none (`deposit_state`); one
 * whose time is over can only expire.
 */
export async function changeDeposit(
  db: Database,
  before: Deposit,
  state: DepositState,
  now: Date,
  change: Change = {},
): Promise<Deposit> {
  const isOver = before.expiresAt <= now && state !== 'expired';
  if (isOver || !DEPOSIT_NEXT[before.state].includes(state)) throw new Refusal('deposit_state');
  const closedAt = isClosed(state) ? now : null;
  const [after] = await db
    .update(deposit)
    .set({ ...change, state, closedAt })
    .where(eq(deposit.id, before.id))
    .returning();
  if (!after) throw new Error('The deposit is gone.');
  const { reference, memberId, merchantCode } = after;
  await publish(db, merchantCode, now, {
    to: memberId,
    type: 'deposit',
    data: { reference, state },
  });
  return after;
}
