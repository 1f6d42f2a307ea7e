import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { inLanguage } from '#sandbox/kernel/text/language.ts';
import { earnPoints } from '#sandbox/ledger/movements/points.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { grantReward } from '../grantReward.ts';
import { requireStep } from '../review.ts';
import { pointItem, pointRecord } from '../schema/points.ts';

/** The operator's decision on a redemption (S4.16). */
export interface RedemptionDecision {
  merchant: Merchant;
  id: string;
  state: 'approved' | 'rejected';
  remark: string;
  now: Date;
}

interface Found {
  point_record: typeof pointRecord.$inferSelect;
  point_item: typeof pointItem.$inferSelect;
}

/** Adds the credit to the member's reward centre; goods are sent outside the platform. */
async function approve(db: Database, { point_record: record, point_item: item }: Found, at: Date) {
  if (item.worth === null) return;
  await grantReward(db, {
    ...{ merchantCode: record.merchantCode, memberId: record.memberId, source: 'mall' },
    ...{ reference: record.id, title: item.name },
    ...{ unit: 'money', amount: item.worth, turnover: item.worth, at },
  });
}

/** Returns the points to the member and the item to stock. */
async function reject(
  db: Database,
  merchant: Merchant,
  { point_record: record, point_item }: Found,
  at: Date,
) {
  const { id, memberId, amount } = record;
  const note = inLanguage(point_item.name, SOURCE);
  await earnPoints(db, { merchant, memberId, amount: -amount, key: id, reference: id, note, at });
  await db
    .update(pointItem)
    .set({ stock: sql`${pointItem.stock} + 1` })
    .where(eq(pointItem.id, point_item.id));
}

/**
 * Decides on a redemption. Returns the member who made it.
 *
 * @throws Refusal `not_found` if the merchant has no such redemption, `transition_refused` if it was already decided
 */
export async function decideRedemption(
  db: Database,
  { merchant, id, state, remark, now }: RedemptionDecision,
): Promise<string> {
  const [found] = await db
    .select()
    .from(pointRecord)
    .innerJoin(pointItem, eq(pointItem.id, pointRecord.itemId))
    .where(and(eq(pointRecord.id, id), eq(pointRecord.merchantCode, merchant.merchantCode)))
    .for('update', { of: pointRecord });
  if (!found) throw new Refusal('not_found');
  requireStep(found.point_record.state, state);
  const { memberId } = found.point_record;
  await db
    .update(pointRecord)
    .set({ state, remark, decidedAt: now })
    .where(and(eq(pointRecord.memberId, memberId), eq(pointRecord.id, id)));
  if (state === 'approved') await approve(db, found, now);
  else await reject(db, merchant, found, now);
  return memberId;
}
