import { Card } from '#src/ui/card/Card.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import * as styles from './ProfilePart.css.ts';

/** Skeleton of ProfilePart. */
export function ProfileSkeleton() {
  return (
    <Card>
      <div className={styles.face}>
        <span className={styles.pictureShape}>
          <Skeleton shape="pill" />
        </span>
        <div className={styles.lines}>
          <SkeletonLines />
        </div>
      </div>
    </Card>
  );
}
