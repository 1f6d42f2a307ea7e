import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { PromotionStatus, PromotionType } from '#src/platform/contract.generated.ts';
import { promotion } from '../schema/promotions.ts';
import { REWARD_DAYS } from '../settings.ts';
import { hasEnded, type Promotion } from './findPromotion.ts';
import { promotionStatus } from './promotionStatus.ts';
import { NO_STANDING, type Standing, standingsOf } from './standing.ts';

/** A promotion with the player's status. */
export interface StandingPromotion {
  promotion: Promotion;
  standing: Standing;
  status: PromotionStatus | null;
}

/** The viewer of a merchant's promotions, and when. */
export interface PromotionViewer {
  merchantCode: string;
  /** Undefined for a visitor. */
  memberId: string | undefined;
  now: Date;
}

const DAY_MS = 86_400_000;

/** Statuses in which a player can still receive something from an ended promotion. */
const OUTSTANDING: readonly (PromotionStatus | null)[] = ['claim', 'issued', 'applying'];

/** Adds the status of a player to promotions. */
export async function withStanding(
  db: Database,
  { memberId, now }: PromotionViewer,
  promotions: readonly Promotion[],
): Promise<StandingPromotion[]> {
  const standings = memberId ? await standingsOf(db, memberId, promotions, now) : [];
  return promotions.map((one, index) => {
    const standing = standings[index] ?? NO_STANDING;
    return { promotion: one, standing, status: promotionStatus(one, standing, now) };
  });
}

/**
 * Lists a merchant's promotions in its order: current and upcoming ones, and ended ones from which the player can still receive something.
 */
export async function listPromotions(
  db: Database,
  viewer: PromotionViewer,
  type?: PromotionType,
): Promise<StandingPromotion[]> {
  const { merchantCode, now } = viewer;
  const recently = new Date(now.getTime() - REWARD_DAYS * DAY_MS);
  const rows = await db
    .select()
    .from(promotion)
    .where(
      and(
        eq(promotion.merchantCode, merchantCode),
        type && eq(promotion.type, type),
        or(isNull(promotion.endsAt), gt(promotion.endsAt, recently)),
      ),
    )
    .orderBy(asc(promotion.position), asc(promotion.id));
  const listed = await withStanding(db, viewer, rows);
  return listed.filter(
    ({ promotion: one, status }) => !hasEnded(one, now) || OUTSTANDING.includes(status),
  );
}
