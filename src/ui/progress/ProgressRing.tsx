import { Progress as Base } from '@base-ui/react/progress';
import type { ReactNode } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import * as styles from './ProgressRing.css.ts';
import { type Progress, percentOf } from './progress.ts';

export interface ProgressRingProps extends Progress {
  size?: (typeof styles.SIZES)[number] | undefined;
  /** The content of the middle: a figure or an icon. Screen readers read the label and `valueText` instead. */
  children?: ReactNode;
}

/** The part of the ring shown for unknown progress, in per cent. */
const TURNING = 25;

/** A progress ring for small places: a level, a countdown, an upload. */
export function ProgressRing(props: ProgressRingProps) {
  const { label, value, max = 100, valueText, tone = 'accent', size = 'm', children } = props;
  const percent = percentOf(value, max);
  const shown = percent ?? TURNING;
  return (
    <Base.Root
      className={classNames(styles.ring, styles.size[size])}
      value={percent}
      aria-label={label}
      getAriaValueText={(formatted) => valueText ?? formatted}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 36 36"
        className={styles.drawing}
        data-turning={percent === null ? '' : undefined}
      >
        <circle className={styles.track} cx="18" cy="18" r="16" />
        {shown > 0 && (
          <circle
            className={classNames(styles.arc, styles.tone[tone])}
            cx="18"
            cy="18"
            r="16"
            pathLength="100"
            strokeDasharray={`${shown} 100`}
          />
        )}
      </svg>
      {children && (
        <span aria-hidden="true" className={styles.middle}>
          {children}
        </span>
      )}
    </Base.Root>
  );
}
