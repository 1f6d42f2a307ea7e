import type { Database } from '#sandbox/kernel/database/database.ts';
import { type MemberAccountName, walletOf } from '../accountName.ts';
import { post } from '../post.ts';
import type { Posted } from '../posting.ts';
import { type Movement, postMovement, requirePositive } from './movement.ts';

/** A payment of all or part of a withdrawal. */
export interface Settlement extends Movement {
  /** The fee that the house keeps out of `amount`, in minor units; zero without a fee. */
  fee: bigint;
}

const lockedOf = (memberId: string): MemberAccountName => ({ memberId, kind: 'locked' });

/** Moves the amount of a withdrawal out of the wallet, so that nobody can play with it while it is on its way. */
export const holdWithdrawal = (db: Database, movement: Movement): Promise<Posted> => {
  const { merchant, memberId } = movement;
  return postMovement(
    db,
    'withdrawal-hold',
    movement,
    walletOf(merchant, memberId),
    lockedOf(memberId),
  );
};

/** Returns the amount of a rejected withdrawal to the wallet. */
export const releaseWithdrawal = (db: Database, movement: Movement): Promise<Posted> => {
  const { merchant, memberId } = movement;
  return postMovement(
    db,
    'withdrawal-release',
    movement,
    lockedOf(memberId),
    walletOf(merchant, memberId),
  );
};

/**
 * Pays out an amount that was held, less the fee. A withdrawal may be paid in parts, each with its own key (S3.16).
 * @throws RangeError if the fee is below zero or above the amount
 */
export async function settleWithdrawal(
  db: Database,
  { amount, fee, ...movement }: Settlement,
): Promise<Posted> {
  requirePositive(amount);
  if (fee < 0n || fee > amount) throw new RangeError('A fee lies between zero and the amount.');
  const entries = [
    { account: lockedOf(movement.memberId), amount: -amount },
    { account: { kind: 'cashier' } as const, amount: amount - fee },
    { account: { kind: 'fees' } as const, amount: fee },
  ].filter((entry) => entry.amount !== 0n);
  return post(db, { ...movement, kind: 'withdrawal', entries });
}
