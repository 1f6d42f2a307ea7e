import { frame } from '#src/shared/rewards/RewardPicture.css.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { body, foot } from './ItemCard.css.ts';

export function ItemCardSkeleton() {
  return (
    <Card as="li" padding="none">
      <span className={frame} />
      <div className={body}>
        <SkeletonLines />
        <div className={foot}>
          <Skeleton width="short" />
        </div>
      </div>
    </Card>
  );
}
