import type { Database } from '#sandbox/kernel/database/database.ts';
import { walletOf } from '../accountName.ts';
import type { Posted } from '../posting.ts';
import type { TransactionKind } from '../transactionKind.ts';
import { type Movement, postMovement } from './movement.ts';

/** The kinds of payment from an agent's contract (S3.13). */
export type CommissionKind = Extract<
  TransactionKind,
  'dividend' | 'daily-salary' | 'hourly-salary' | 'real-time-salary'
>;

export interface Commission extends Movement {
  kind: CommissionKind;
}

/** Pays an agent's contract earnings for a period, which the key identifies. */
export const payCommission = (db: Database, { kind, ...movement }: Commission): Promise<Posted> =>
  postMovement(
    db,
    kind,
    movement,
    { kind: 'commission' },
    walletOf(movement.merchant, movement.memberId),
  );
