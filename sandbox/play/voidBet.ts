import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { bet } from '#sandbox/database/schema/play.ts';
import { payWin } from '#sandbox/ledger/movements/play.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { recordWin } from '#sandbox/protection/play.ts';
import { publishBalance } from '#sandbox/wallet/publishBalance.ts';
import type { PlacedBet } from './memberBet.ts';

/**
 * Makes an open bet void and gives its stake back, once: a bet that is settled or void already stays as it is. A void bet
 * counts for no turnover, and no limit of the player's is nearer because of it. Tells whether the bet was open.
 *
 * @param db a transaction
 */
export async function voidBet(
  db: Database,
  merchant: Merchant,
  { id, memberId, roundId, vendorCode, stake }: PlacedBet,
  now: Date,
): Promise<boolean> {
  const voided = await db
    .update(bet)
    .set({ state: 'void', payout: stake, settledAt: now })
    .where(and(eq(bet.id, id), eq(bet.state, 'open')))
    .returning({ id: bet.id });
  if (voided.length === 0) return false;
  await payWin(db, {
    ...{ merchant, memberId, vendorCode, amount: stake, at: now },
    ...{ key: roundId, reference: roundId, note: 'void' },
  });
  await recordWin(db, memberId, stake, now);
  await publishBalance(db, merchant, memberId, now);
  return true;
}
