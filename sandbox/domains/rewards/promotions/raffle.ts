import { randomInt } from 'node:crypto';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { RaffleResult } from '#src/platform/contract.generated.ts';
import { type Claimant, payReward } from '../claimReward.ts';
import { lockClaimant } from '../lockClaimant.ts';
import { raffleTicket } from '../schema/promotions.ts';
import { type Promotion, requireMode, requireOpen } from './findPromotion.ts';
import { prizeAt, weightOf } from './prizeAt.ts';
import { promotionReward } from './promotionReward.ts';

/** Issues raffle tickets to a player. */
export async function issueTickets(
  db: Database,
  memberId: string,
  { id: promotionId }: Promotion,
  tickets: number,
  now: Date,
): Promise<void> {
  if (tickets === 0) return;
  const ticket = { promotionId, memberId, issuedAt: now };
  await db.insert(raffleTicket).values(Array.from({ length: tickets }, () => ticket));
}

const unopenedOf = (memberId: string, { id }: Promotion) =>
  and(
    eq(raffleTicket.promotionId, id),
    eq(raffleTicket.memberId, memberId),
    isNull(raffleTicket.openedAt),
  );

/**
 * Opens a player's oldest unopened ticket: draws its prize and pays it at once (S7.30). Two concurrent calls open one ticket each, one
 * after the other. Refuses a player without tickets with `raffle_ticket_missing`.
 */
export async function openTicket(
  db: Database,
  claimant: Claimant,
  promotion: Promotion,
): Promise<RaffleResult> {
  await lockClaimant(db, claimant);
  const { merchant, memberId, now } = claimant;
  const { prizes } = requireMode(promotion, 'raffle');
  requireOpen(promotion, now);
  const [ticket] = await db
    .select({ id: raffleTicket.id })
    .from(raffleTicket)
    .where(unopenedOf(memberId, promotion))
    .orderBy(asc(raffleTicket.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!ticket) throw new Refusal('raffle_ticket_missing');
  const prize = prizeAt(prizes, randomInt(weightOf(prizes)));
  await db.update(raffleTicket).set({ openedAt: now, prize }).where(eq(raffleTicket.id, ticket.id));
  const won = { ...promotionReward(promotion, prize), source: 'raffle' as const };
  if (prize > 0n) await payReward(db, claimant, { ...won, reference: String(ticket.id) });
  const [left] = await db
    .select({ unopened: count() })
    .from(raffleTicket)
    .where(unopenedOf(memberId, promotion));
  return {
    ticket: ticket.id,
    prize: amountText(merchant, prize),
    turnover: amountText(merchant, won.turnover),
    unopened: left?.unopened ?? 0,
  };
}
