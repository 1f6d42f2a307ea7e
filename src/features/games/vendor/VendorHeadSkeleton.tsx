import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import * as styles from './VendorHead.css.ts';

/** The skeleton of a vendor's header. */
export function VendorHeadSkeleton() {
  return (
    <div className={styles.head} aria-busy="true">
      <div className={styles.path}>
        <Skeleton width="short" />
      </div>
      <div className={styles.vendor}>
        <span className={styles.place} />
        <div className={styles.words}>
          <Skeleton width="short" />
        </div>
      </div>
    </div>
  );
}
