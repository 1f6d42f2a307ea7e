import { useTranslation } from 'react-i18next';
import type { Promotion } from '#src/platform/contract.generated.ts';
import { promotionPath } from '#src/shared/rewards/promotionPath.ts';
import { RewardPicture } from '#src/shared/rewards/RewardPicture.tsx';
import { usePromotionPeriod } from '#src/shared/rewards/usePromotionPeriod.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { PromotionAction } from '../standing/PromotionAction.tsx';
import { PromotionBadge } from '../standing/PromotionBadge.tsx';
import { useTurnoverWords } from '../useTurnoverWords.ts';
import * as styles from './PromotionCard.css.ts';

export interface PromotionCardProps {
  promotion: Promotion;
  /** It is above the fold. */
  first: boolean;
}

/** A promotion in the list: reward, wagering requirement, period, and the player's status and action (S4.16). */
export function PromotionCard({ promotion, first }: PromotionCardProps) {
  const { t } = useTranslation('promotions');
  const period = usePromotionPeriod();
  const turnover = useTurnoverWords();
  const { reward, deposit, turnoverMultiple } = promotion;
  const hasTurnover = (reward !== null || deposit !== null) && turnoverMultiple > 0;
  return (
    <Card as="li" padding="none">
      <article className={styles.card}>
        <RouteLink to={promotionPath(promotion.code)} className={styles.lead}>
          <RewardPicture image={promotion.image} first={first} />
          <div className={styles.title}>
            <Heading level={2} size="m">
              {promotion.title}
            </Heading>
          </div>
        </RouteLink>
        <div className={styles.body}>
          <Text size="s" tone="secondary">
            {promotion.summary}
          </Text>
          {hasTurnover && (
            <Text size="s">{t('list.turnover', { turnover: turnover(turnoverMultiple) })}</Text>
          )}
          <Text size="xs" tone="secondary">
            {period(promotion)}
          </Text>
          <div className={styles.foot}>
            <PromotionBadge status={promotion.status} />
            <PromotionAction promotion={promotion} place="list" />
          </div>
        </div>
      </article>
    </Card>
  );
}
