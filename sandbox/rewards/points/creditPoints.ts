import { randomUUID } from 'node:crypto';
import type { Database } from '#sandbox/database/database.ts';
import { pointRecord } from '#sandbox/database/schema/points.ts';
import { earnPoints } from '#sandbox/ledger/movements/points.ts';
import type { Merchant } from '#sandbox/merchants.ts';

/** Points to credit. */
export interface PointCredit {
  merchant: Merchant;
  memberId: string;
  /** In hundredths of a point, above zero. */
  amount: bigint;
  /** The stakes that they were earned with, in minor units; null where they come of something else. */
  staked: bigint | null;
  remark: string;
  now: Date;
}

/** Credits points and keeps a record of it, whose id it gives back. */
export async function creditPoints(
  db: Database,
  { merchant, memberId, amount, staked, remark, now }: PointCredit,
): Promise<string> {
  const id = randomUUID();
  const { merchantCode } = merchant;
  await earnPoints(db, {
    merchant,
    memberId,
    amount,
    key: id,
    reference: id,
    note: remark,
    at: now,
  });
  await db.insert(pointRecord).values({
    ...{ id, memberId, merchantCode, type: 'earned', state: 'approved', amount, money: staked },
    ...{ remark, at: now, decidedAt: now },
  });
  return id;
}
