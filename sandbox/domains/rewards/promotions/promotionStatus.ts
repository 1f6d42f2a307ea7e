import type { PromotionStatus } from '#src/platform/contract.generated.ts';
import { hasEnded, type Promotion } from './findPromotion.ts';
import type { Standing } from './standing.ts';

const OF_APPLICATION = {
  in_process: 'applying',
  rejected: 'rejected',
  approved: 'issued',
} as const satisfies Record<string, PromotionStatus>;

/** The status of a player while the promotion runs. */
function statusWhileOpen({ terms }: Promotion, standing: Standing): PromotionStatus | null {
  const { joinedAt, staked, application, tickets } = standing;
  switch (terms.mode) {
    case 'turnover':
      if (!joinedAt) return 'join';
      if (staked >= BigInt(terms.target)) return 'claim';
      return staked > 0n ? 'process' : 'joined';
    case 'raffle':
      if (tickets.unopened > 0) return 'claim';
      return joinedAt ? 'joined' : 'join';
    case 'application':
      return application ? OF_APPLICATION[application] : 'join';
    case 'claim':
      return 'claim';
    case 'deposit':
      return 'join';
    case 'notice':
      return null;
  }
}

/** The status of a player after the promotion has ended: a reward reached while it ran, or an application under review. */
function statusAfterEnd(promotion: Promotion, standing: Standing): PromotionStatus | null {
  const status = statusWhileOpen(promotion, standing);
  switch (promotion.terms.mode) {
    case 'turnover':
      return status === 'claim' ? status : null;
    case 'application':
      return status === 'join' ? null : status;
    default:
      return null;
  }
}

/** The status of a player in a promotion, as its button shows it (S4.16); null if there is nothing to do. */
export function promotionStatus(
  promotion: Promotion,
  standing: Standing,
  now: Date,
): PromotionStatus | null {
  if (standing.reward !== 'none') return standing.reward;
  if (promotion.terms.mode === 'notice') return null;
  if (now < promotion.startsAt) return 'coming_soon';
  return hasEnded(promotion, now)
    ? statusAfterEnd(promotion, standing)
    : statusWhileOpen(promotion, standing);
}
