import type { Promotion } from '#src/platform/contract.generated.ts';
import { promotionPath } from '#src/shared/rewards/promotionPath.ts';
import { frame } from '#src/shared/rewards/RewardPicture.css.ts';
import { RewardPicture } from '#src/shared/rewards/RewardPicture.tsx';
import { usePromotionPeriod } from '#src/shared/rewards/usePromotionPeriod.ts';
import { stretched } from '#src/ui/card/Card.css.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { name, words } from './PromotionsBlock.css.ts';

/** A promotion with its picture and period; all of it leads to its page. */
export function PromotionTile({ promotion }: { promotion: Promotion }) {
  const period = usePromotionPeriod();
  return (
    <Card as="li" padding="none">
      <RewardPicture image={promotion.image} />
      <div className={words}>
        <div className={name}>
          <RouteLink to={promotionPath(promotion.code)} className={stretched}>
            <Text as="span" weight="label">
              {promotion.title}
            </Text>
          </RouteLink>
        </div>
        <Text size="xs" tone="secondary">
          {period(promotion)}
        </Text>
      </div>
    </Card>
  );
}

/** The place of a promotion that is loading. */
export function PromotionPlace() {
  return (
    <Card as="li" padding="none">
      <span className={frame} />
      <div className={words}>
        <div className={name}>
          <Skeleton width="long" />
        </div>
        <Text size="xs">
          <Skeleton width="half" />
        </Text>
      </div>
    </Card>
  );
}
