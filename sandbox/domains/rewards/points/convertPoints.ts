import { randomUUID } from 'node:crypto';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { convertPoints as moveConverted } from '#sandbox/ledger/movements/points.ts';
import type { Claimant } from '../claimReward.ts';
import { lockClaimant } from '../lockClaimant.ts';
import { pointRecord } from '../schema/points.ts';
import { LEAST_CONVERSION, POINTS_PER_UNIT } from '../settings.ts';

/**
 * Converts points into money to play with, and returns the id of the record. `amount` is in hundredths of a point.
 *
 * @throws Refusal `amount_out_of_range` below the minimum and for fractions of a point
 * @throws InsufficientFunds if there are too few points
 */
export async function convertPoints(
  db: Database,
  { merchant, memberId, now }: Claimant,
  amount: bigint,
): Promise<string> {
  if (amount < LEAST_CONVERSION || amount % POINTS_PER_UNIT !== 0n) {
    throw new Refusal('amount_out_of_range');
  }
  await lockClaimant(db, { memberId, now });
  const id = randomUUID();
  const worth = amount / POINTS_PER_UNIT;
  const movement = { merchant, memberId, amount, worth, key: id, reference: id, at: now };
  await moveConverted(db, movement);
  await db.insert(pointRecord).values({
    ...{ id, memberId, merchantCode: merchant.merchantCode, type: 'converted', amount: -amount },
    ...{ money: worth, state: 'approved', at: now, decidedAt: now },
  });
  return id;
}
