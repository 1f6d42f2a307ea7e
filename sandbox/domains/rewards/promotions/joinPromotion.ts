import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { promotionEntry } from '../schema/promotions.ts';
import { type Promotion, requireMode, requireOpen } from './findPromotion.ts';
import { issueTickets } from './raffle.ts';

/** Joins a player to a promotion; a raffle issues its first tickets. Refuses a second time with `promotion_joined`. */
export async function joinPromotion(
  db: Database,
  memberId: string,
  promotion: Promotion,
  now: Date,
): Promise<void> {
  const terms = requireMode(promotion, 'turnover', 'raffle');
  requireOpen(promotion, now);
  const joined = await db
    .insert(promotionEntry)
    .values({ promotionId: promotion.id, memberId, joinedAt: now })
    .onConflictDoNothing()
    .returning();
  if (joined.length === 0) throw new Refusal('promotion_joined');
  if (terms.mode === 'raffle') {
    await issueTickets(db, memberId, promotion, terms.ticketsOnJoining, now);
  }
}
