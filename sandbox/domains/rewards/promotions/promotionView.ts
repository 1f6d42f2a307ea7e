import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import { inLanguage, type Language } from '#sandbox/kernel/text/language.ts';
import type { Promotion as PromotionView } from '#src/platform/contract.generated.ts';
import type { StandingPromotion } from './listPromotions.ts';
import { rewardOf } from './terms.ts';

/** The API value of a promotion. */
export function promotionView(
  merchant: Priced,
  { promotion, standing, status }: StandingPromotion,
  language: Language,
): PromotionView {
  const { terms, startsAt, endsAt } = promotion;
  const reward = rewardOf(terms);
  return {
    code: promotion.code,
    type: promotion.type,
    mode: terms.mode,
    status,
    title: inLanguage(promotion.title, language),
    summary: inLanguage(promotion.summary, language),
    content: inLanguage(promotion.content, language),
    image: promotion.image,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    reward: reward === null ? null : amountText(merchant, reward),
    turnoverMultiple: promotion.turnoverMultiple,
    progress:
      terms.mode === 'turnover' && standing.joinedAt
        ? {
            target: amountText(merchant, BigInt(terms.target)),
            reached: amountText(merchant, standing.staked),
          }
        : null,
    deposit:
      terms.mode === 'deposit'
        ? {
            percent: terms.percent,
            minimum: amountText(merchant, BigInt(terms.minimum)),
            maximum: amountText(merchant, BigInt(terms.maximum)),
          }
        : null,
    tickets: terms.mode === 'raffle' ? standing.tickets : null,
  };
}
