import type { ReactNode } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import * as styles from './Statistic.css.ts';

interface StatisticChange {
  /** The change in words: "12% more than last week". */
  text: string;
  direction: keyof typeof ICONS;
  /** Whether the change is good or bad for the reader; most are neither. */
  tone?: (typeof styles.TONES)[number];
}

export type StatisticProps = { label: string } & (
  | { loading: true }
  | { loading?: false; figure: ReactNode; change?: StatisticChange }
);

const ICONS = { up: 'arrowUp', down: 'arrowDown', level: 'minus' } as const;

/** A key figure with its label and its change. */
export function Statistic(props: StatisticProps) {
  const change = props.loading ? undefined : props.change;
  return (
    <dl className={styles.statistic} aria-busy={props.loading}>
      <dt className={styles.label}>{props.label}</dt>
      <dd className={styles.figure}>{props.loading ? <Skeleton width="half" /> : props.figure}</dd>
      {change && (
        <dd className={classNames(styles.change, styles.tone[change.tone ?? 'neutral'])}>
          <Icon name={ICONS[change.direction]} size="s" />
          {change.text}
        </dd>
      )}
    </dl>
  );
}
