import type { Database } from '#sandbox/kernel/database/database.ts';
import { type HouseAccountName, type MemberAccountName, walletOf } from '../accountName.ts';
import { post } from '../post.ts';
import type { Posted } from '../posting.ts';
import { type Movement, move, requirePositive } from './movement.ts';

/** Points that become money. */
export interface PointsConversion extends Movement {
  /** What `amount` points are worth: minor units of money, above zero. */
  worth: bigint;
}

const ISSUED: HouseAccountName = { kind: 'points-issued' };
const pointsOf = (memberId: string): MemberAccountName => ({ memberId, kind: 'points' });

/** Gives a member points: hundredths of a point, as all amounts are of two decimals. */
export const earnPoints = (db: Database, movement: Movement): Promise<Posted> =>
  move(db, 'points-earned', movement, ISSUED, pointsOf(movement.memberId));

/** Takes points for something of the points mall. */
export const redeemPoints = (db: Database, movement: Movement): Promise<Posted> =>
  move(db, 'points-redeemed', movement, pointsOf(movement.memberId), ISSUED);

/** Takes points and pays what they are worth into the wallet, in one transaction. */
export async function convertPoints(
  db: Database,
  { amount, worth, ...movement }: PointsConversion,
): Promise<Posted> {
  requirePositive(amount);
  requirePositive(worth);
  const { merchant, memberId } = movement;
  const entries = [
    { account: pointsOf(memberId), amount: -amount },
    { account: ISSUED, amount },
    { account: { kind: 'promotions' } as const, amount: -worth },
    { account: walletOf(merchant, memberId), amount: worth },
  ];
  return post(db, { ...movement, kind: 'points-converted', entries });
}
