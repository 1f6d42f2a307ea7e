import { firstFrame, frame } from '#src/shared/rewards/RewardPicture.css.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { body, foot } from './PromotionCard.css.ts';

export interface PromotionCardSkeletonProps {
  /** Its index in the initially requested list, whose first pictures may load before the app. */
  place?: number | undefined;
}

export function PromotionCardSkeleton({ place = -1 }: PromotionCardSkeletonProps) {
  return (
    <Card as="li" padding="none">
      <span className={firstFrame[place] ?? frame} />
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
