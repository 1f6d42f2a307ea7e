import type { Database } from '#sandbox/kernel/database/database.ts';
import { walletOf } from '../accountName.ts';
import type { Posted } from '../posting.ts';
import { type Movement, postMovement } from './movement.ts';

const pay = (db: Database, kind: 'bonus' | 'rebate', movement: Movement): Promise<Posted> => {
  const wallet = walletOf(movement.merchant, movement.memberId);
  return postMovement(db, kind, movement, { kind: 'promotions' }, wallet);
};

/** Pays the reward of a promotion, mission, raffle or referral. */
export const payBonus = (db: Database, movement: Movement): Promise<Posted> =>
  pay(db, 'bonus', movement);

/** Pays a rebate on stakes (S2.16 manualRebate). */
export const payRebate = (db: Database, movement: Movement): Promise<Posted> =>
  pay(db, 'rebate', movement);
