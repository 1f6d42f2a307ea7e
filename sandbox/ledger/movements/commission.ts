import type { Database } from '#sandbox/database/database.ts';
import { walletOf } from '../accountName.ts';
import type { Posted } from '../posting.ts';
import type { TransactionKind } from '../transactionKind.ts';
import { type Movement, move } from './movement.ts';

/** What an agent's contract pays (S3.13). */
export type CommissionKind = Extract<
  TransactionKind,
  'dividend' | 'daily-salary' | 'hourly-salary' | 'real-time-salary'
>;

/** Pays an agent what a contract gives for a period, which the key names. */
export const payCommission = (
  db: Database,
  kind: CommissionKind,
  movement: Movement,
): Promise<Posted> =>
  move(db, kind, movement, { kind: 'commission' }, walletOf(movement.merchant, movement.memberId));
