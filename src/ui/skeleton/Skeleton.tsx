import { classNames } from '#src/ui/classNames.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: (typeof styles.SHAPES)[number];
  width?: (typeof styles.WIDTHS)[number];
}

/**
 * The placeholder of content that is still loading; it takes the height of a line, or of its parent. The parent sets `aria-busy` on the
 * region.
 */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles.shape[shape], styles.width[width])}
    />
  );
}
