import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { inLanguage } from '#sandbox/kernel/text/language.ts';
import { redeemPoints as moveRedeemed } from '#sandbox/ledger/movements/points.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import type { Claimant } from '../claimReward.ts';
import { lockClaimant } from '../lockClaimant.ts';
import { pointItem, pointRecord } from '../schema/points.ts';

/** Takes one piece of an item out of stock. Refuses an unknown item, and one that is sold out. */
async function takeItem(db: Database, merchantCode: string, code: string) {
  const named = and(eq(pointItem.merchantCode, merchantCode), eq(pointItem.code, code));
  const [taken] = await db
    .update(pointItem)
    .set({ stock: sql`${pointItem.stock} - 1` })
    .where(and(named, gt(pointItem.stock, 0)))
    .returning();
  if (taken) return taken;
  const [known] = await db.select({ id: pointItem.id }).from(pointItem).where(named);
  throw new Refusal(known ? 'point_item_sold_out' : 'point_item_unknown');
}

/**
 * Takes the points for an item of the mall; the operator then reviews the redemption (S4.16). Returns the id of the record.
 *
 * @throws Refusal `player_excluded` if a break has begun while it waited, `point_item_unknown`, `point_item_sold_out`
 * @throws InsufficientFunds if there are too few points
 */
export async function redeemPoints(
  db: Database,
  { merchant, memberId, now }: Claimant,
  code: string,
): Promise<string> {
  await lockClaimant(db, { memberId, now });
  const { merchantCode } = merchant;
  const { id: itemId, price, name } = await takeItem(db, merchantCode, code);
  const id = randomUUID();
  const movement = {
    merchant,
    memberId,
    amount: price,
    key: id,
    reference: id,
    note: inLanguage(name, SOURCE),
    at: now,
  };
  await moveRedeemed(db, movement);
  await db.insert(pointRecord).values({
    ...{ id, memberId, merchantCode, type: 'redeemed', amount: -price },
    ...{ state: 'in_process', itemId, at: now },
  });
  return id;
}
