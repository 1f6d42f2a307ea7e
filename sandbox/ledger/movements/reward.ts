import type { Database } from '#sandbox/kernel/database/database.ts';
import { walletOf } from '../accountName.ts';
import type { Posted } from '../posting.ts';
import { type Movement, move } from './movement.ts';

const pay = (db: Database, kind: 'bonus' | 'rebate', movement: Movement): Promise<Posted> => {
  const wallet = walletOf(movement.merchant, movement.memberId);
  return move(db, kind, movement, { kind: 'promotions' }, wallet);
};

/** Pays what a promotion, a mission, a raffle or a referral gives. */
export const payBonus = (db: Database, movement: Movement): Promise<Posted> =>
  pay(db, 'bonus', movement);

/** Pays a rebate on what was staked (S2.16 manualRebate). */
export const payRebate = (db: Database, movement: Movement): Promise<Posted> =>
  pay(db, 'rebate', movement);
