import { and, eq } from 'drizzle-orm';
import { assertStake, recordStake, recordWin } from '#sandbox/domains/protection/play.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { maskedName } from '#sandbox/kernel/text/maskedName.ts';
import { payWin, takeStake } from '#sandbox/ledger/movements/play.ts';
import { publishBalance } from '#sandbox/ledger/publishBalance.ts';
import type { GameType } from '#src/platform/contract.generated.ts';
import { bet } from './schema.ts';
import { ANNOUNCED_WIN_MULTIPLE } from './settings.ts';

/** The data of a bet to place. */
export interface NewBet {
  merchant: Merchant;
  memberId: string;
  game: { id: number; vendorCode: string; type: GameType };
  roundId: string;
  selection: string;
  /** In minor units. */
  stake: bigint;
  now: Date;
}

/** A row of the bet table. */
export type PlacedBet = typeof bet.$inferSelect;

/**
 * Places a bet and takes its stake. Refuses one that the player's protection stops.
 *
 * @param db a transaction; the player and the wallet stay locked until it ends
 * @throws InsufficientFunds if the wallet does not cover the stake
 */
export async function placeBet(db: Database, placed: NewBet): Promise<PlacedBet> {
  const { merchant, memberId, game, roundId, selection, stake, now } = placed;
  await assertStake(db, memberId, stake, now);
  const money = { merchant, memberId, key: roundId, reference: roundId, at: now, amount: stake };
  await takeStake(db, { ...money, vendorCode: game.vendorCode });
  await recordStake(db, memberId, stake, now);
  const [row] = await db
    .insert(bet)
    .values({
      merchantCode: merchant.merchantCode,
      memberId,
      vendorCode: game.vendorCode,
      gameId: game.id,
      gameType: game.type,
      roundId,
      selection,
      stake,
      at: now,
    })
    .returning();
  if (!row) throw new Error('The bet was not placed.');
  return row;
}

/** Announces a large win to everyone on a site (S2.27). */
async function notifyWin(
  db: Database,
  merchant: Merchant,
  placed: PlacedBet,
  payout: bigint,
  now: Date,
): Promise<void> {
  const [winner] = await db
    .select({ account: member.account })
    .from(member)
    .where(eq(member.id, placed.memberId));
  if (!winner) return;
  const data = {
    customerName: maskedName(winner.account),
    winAmount: amountText(merchant, payout),
  };
  await publish(db, placed.merchantCode, now, { to: 'merchant', type: 'winner', data });
}

/** Settles an open bet and pays its payout, in minor units. An already settled one stays as it is. */
export async function settleBet(
  db: Database,
  merchant: Merchant,
  placed: PlacedBet,
  payout: bigint,
  now: Date,
): Promise<void> {
  const { memberId, roundId, vendorCode, stake } = placed;
  const settled = await db
    .update(bet)
    .set({ state: 'settled', payout, settledAt: now })
    .where(and(eq(bet.id, placed.id), eq(bet.state, 'open')))
    .returning({ id: bet.id });
  if (settled.length === 0) return;
  if (payout > 0n) {
    const money = { merchant, memberId, key: roundId, reference: roundId, at: now };
    await payWin(db, { ...money, amount: payout, vendorCode });
    await recordWin(db, memberId, payout, now);
  }
  await publishBalance(db, merchant, memberId, now);
  if (payout >= stake * ANNOUNCED_WIN_MULTIPLE) await notifyWin(db, merchant, placed, payout, now);
}
