import { frame } from '#src/platform/endpoints/rewards/RewardPicture.css.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { body, foot } from './PromotionCard.css.ts';

/** The shape of a promotion that is on its way. */
export function PromotionCardSkeleton() {
  return (
    <Card as="li" padding="none">
      <span className={frame} />
      <div className={body}>
        <Skeleton width="long" />
        <SkeletonLines />
        <div className={foot}>
          <Skeleton width="short" />
        </div>
      </div>
    </Card>
  );
}
