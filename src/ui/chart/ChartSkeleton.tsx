import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import * as styles from './ChartFrame.css.ts';

export interface ChartSkeletonProps {
  title: string;
}

/** The skeleton of a chart. */
export function ChartSkeleton({ title }: ChartSkeletonProps) {
  return (
    <figure className={styles.chart} aria-busy="true">
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={styles.waiting}>
        <Skeleton shape="block" />
      </div>
    </figure>
  );
}
