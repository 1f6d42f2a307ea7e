import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import * as styles from './WinnerBoard.css.ts';

/** The skeleton of the winner board. */
export function WinnersSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton shape="media" />
    </div>
  );
}
