import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { earnPoints } from '#sandbox/ledger/movements/points.ts';
import { pointRecord } from '../schema/points.ts';

/** Points to credit to a member. */
export interface PointCredit {
  merchant: Merchant;
  memberId: string;
  /** In hundredths of a point, above zero. */
  amount: bigint;
  /** The id of the record: that of the reward that gave the points, or a new one. */
  id: string;
  /** The stakes that earned the points, in minor units; null if a reward gave them. */
  staked: bigint | null;
  /** The note in the books. */
  note: string;
  now: Date;
}

/** Credits points and keeps a record of it. */
export async function creditPoints(
  db: Database,
  { merchant, memberId, amount, id, staked, note, now }: PointCredit,
): Promise<void> {
  const { merchantCode } = merchant;
  const movement = { merchant, memberId, amount, key: id, reference: id, note, at: now };
  await earnPoints(db, movement);
  await db.insert(pointRecord).values({
    ...{ id, memberId, merchantCode, type: 'earned', state: 'approved', amount, money: staked },
    ...{ at: now, decidedAt: now },
  });
}
