import { frame } from '#src/shared/rewards/RewardPicture.css.ts';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import * as styles from './PromotionDetail.css.ts';

/** The skeleton of a promotion. */
export function DetailSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.picture}>
        <span className={frame} />
      </div>
      <Stack gap="m">
        <Skeleton width="long" />
        <SkeletonLines />
      </Stack>
    </div>
  );
}
