import { and, eq } from 'drizzle-orm';
import type { PlacedBet } from '#sandbox/domains/bets/memberBet.ts';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { recordWin } from '#sandbox/domains/protection/play.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { payWin } from '#sandbox/ledger/movements/play.ts';
import { publishBalance } from '#sandbox/ledger/publishBalance.ts';

/**
 * Voids an open bet and returns its stake, once: a settled or void bet stays as it is. A void bet counts towards no turnover and none of
 * the player's limits. Returns whether the bet was open.
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
