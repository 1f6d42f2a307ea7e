import type { Database } from '#sandbox/kernel/database/database.ts';
import { type HouseAccountName, type MemberAccountName, walletOf } from '../accountName.ts';
import { post } from '../post.ts';
import type { Posted } from '../posting.ts';
import { type Movement, postMovement, requirePositive } from './movement.ts';

/** A conversion of points into money. */
export interface PointsConversion extends Movement {
  /** The value of `amount` points in minor units of money, above zero. */
  worth: bigint;
}

const ISSUED: HouseAccountName = { kind: 'points-issued' };
const pointsOf = (memberId: string): MemberAccountName => ({ memberId, kind: 'points' });

/** Credits points to a member, in hundredths of a point, as all amounts have two decimals. */
export const earnPoints = (db: Database, movement: Movement): Promise<Posted> =>
  postMovement(db, 'points-earned', movement, ISSUED, pointsOf(movement.memberId));

/** Takes points for an item of the points mall. */
export const redeemPoints = (db: Database, movement: Movement): Promise<Posted> =>
  postMovement(db, 'points-redeemed', movement, pointsOf(movement.memberId), ISSUED);

/** Takes points and pays their value into the wallet, in one transaction. */
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
