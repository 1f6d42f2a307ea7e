import type { Database } from '#sandbox/kernel/database/database.ts';
import { walletOf } from '../accountName.ts';
import type { Posted } from '../posting.ts';
import { type Movement, postMovement } from './movement.ts';

/** Credits the member's wallet with a deposit that the cashier has received. */
export const creditDeposit = (db: Database, movement: Movement): Promise<Posted> =>
  postMovement(
    db,
    'deposit',
    movement,
    { kind: 'cashier' },
    walletOf(movement.merchant, movement.memberId),
  );
