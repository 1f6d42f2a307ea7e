import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { CLOSED_DEPOSITS, DEPOSIT_NEXT, type DepositState } from '../states.ts';
import { deposit } from './schema.ts';

/** A row of the deposit table. */
export type Deposit = typeof deposit.$inferSelect;

/** Other columns that a change of state may set. */
type Change = Partial<
  Pick<
    Deposit,
    | 'transactionNumber'
    | 'sentAmount'
    | 'sentAs'
    | 'sentProvider'
    | 'sentNumber'
    | 'limitsAsked'
    | 'amount'
    | 'expiresAt'
    | 'note'
    | 'returned'
    | 'whileStopped'
  >
>;

/** The owner of the deposit to change; an omitted field restricts nothing. */
interface Whose {
  memberId?: string;
  merchantCode?: string;
}

/** Locks the deposit with a reference until the transaction ends. Refuses one of another owner (`deposit_unknown`). */
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

/** Notifies the player of the state of a deposit. */
export const publishDeposit = (
  db: Database,
  { merchantCode, memberId, reference, state }: Deposit,
  now: Date,
): Promise<void> =>
  publish(db, merchantCode, now, {
    ...{ to: memberId, type: 'deposit' },
    data: { reference, state },
  });

/** Saves a change of a deposit and notifies its player. */
async function keep(
  db: Database,
  { id }: Deposit,
  change: Change & Partial<Pick<Deposit, 'state' | 'closedAt'>>,
  now: Date,
): Promise<Deposit> {
  const [after] = await db.update(deposit).set(change).where(eq(deposit.id, id)).returning();
  if (!after) throw new Error('The deposit is gone.');
  await publishDeposit(db, after, now);
  return after;
}

/**
 * Changes the state of a locked deposit and notifies its player. Refuses an invalid transition (`deposit_state`); a deposit whose time has
 * ended must expire first.
 */
export async function changeDeposit(
  db: Database,
  before: Deposit,
  state: DepositState,
  now: Date,
  change: Change = {},
): Promise<Deposit> {
  const isOver = before.expiresAt <= now && state !== 'expired' && before.state !== 'expired';
  if (isOver || !DEPOSIT_NEXT[before.state].includes(state)) throw new Refusal('deposit_state');
  const closedAt = CLOSED_DEPOSITS.includes(state) ? now : null;
  return keep(db, before, { ...change, state, closedAt }, now);
}

/** Expires a locked deposit whose time has ended, so that a late payment can still be credited; returns others unchanged. */
export async function expireIfOver(db: Database, one: Deposit, now: Date): Promise<Deposit> {
  const isOver = (one.state === 'created' || one.state === 'pending') && one.expiresAt <= now;
  return isOver ? changeDeposit(db, one, 'expired', now) : one;
}

/** Corrects the details of a locked deposit that waits for the cashier. Refuses any other one (`deposit_state`). */
export async function updatePendingDeposit(
  db: Database,
  before: Deposit,
  change: Change,
  now: Date,
): Promise<Deposit> {
  if (before.state !== 'pending' || before.expiresAt <= now) throw new Refusal('deposit_state');
  return keep(db, before, change, now);
}
