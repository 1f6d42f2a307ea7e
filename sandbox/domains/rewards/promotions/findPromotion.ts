import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { promotion } from '../schema/promotions.ts';
import type { PromotionTerms } from './terms.ts';

export type Promotion = typeof promotion.$inferSelect;

type Mode = PromotionTerms['mode'];

export type TermsOf<One extends Mode> = Extract<PromotionTerms, { mode: One }>;

/** Finds a promotion of a merchant by its code. Refuses an unknown code with `promotion_unknown`. */
export async function findPromotion(
  db: Database,
  merchantCode: string,
  code: string,
): Promise<Promotion> {
  const [found] = await db
    .select()
    .from(promotion)
    .where(and(eq(promotion.merchantCode, merchantCode), eq(promotion.code, code)));
  if (!found) throw new Refusal('promotion_unknown');
  return found;
}

/** The terms of a promotion, which must be of one of the modes. Refuses others with `promotion_not_for_this`. */
export function requireMode<One extends Mode>(
  { terms }: Promotion,
  ...modes: readonly One[]
): TermsOf<One> {
  const isOfMode = (one: PromotionTerms): one is TermsOf<One> =>
    modes.some((mode) => mode === one.mode);
  if (!isOfMode(terms)) throw new Refusal('promotion_not_for_this');
  return terms;
}

/** Whether a promotion is over. */
export const hasEnded = ({ endsAt }: Promotion, now: Date): boolean =>
  endsAt !== null && endsAt <= now;

/** Whether a promotion has begun and has not ended. */
const isOpen = (promotion: Promotion, now: Date): boolean =>
  promotion.startsAt <= now && !hasEnded(promotion, now);

/** Refuses a promotion that has not begun or has ended with `promotion_closed`. */
export function requireOpen(promotion: Promotion, now: Date): void {
  if (!isOpen(promotion, now)) throw new Refusal('promotion_closed');
}
