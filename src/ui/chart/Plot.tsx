import { type PointerEvent, type ReactNode, useState } from 'react';
import { AxisLabels } from './AxisLabels.tsx';
import { nearest, type Spacing } from './axis.ts';
import * as styles from './Plot.css.ts';
import { Readout } from './Readout.tsx';
import { type ChartSeries, pointsAt } from './series.ts';
import type { ValueScale } from './valueScale.ts';

export interface PlotProps {
  title: string;
  series: readonly ChartSeries[];
  spacing: Spacing;
  scale: ValueScale;
  /** Formats a round value of the axis briefly: "10K". */
  tick: (value: number) => string;
  /** Draws the values; `read` is the index of the selected point. */
  children: (read: number) => ReactNode;
}

/** The position of a pointer along the axis (0 to 1), from its start in reading direction. */
function shareAt({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, right, width } = currentTarget.getBoundingClientRect();
  const mirrored = getComputedStyle(currentTarget).direction === 'rtl';
  return (mirrored ? right - clientX : clientX - left) / width;
}

/**
 * The axes of a chart, with a readout of its values: by pointer position, or by the arrow keys. The last value is selected first. Mirrored
 * for right-to-left scripts.
 */
export function Plot({ title, series, spacing, scale, tick, children }: PlotProps) {
  const labels = series[0]?.points.map(({ label }) => label) ?? [];
  const count = labels.length;
  const [chosen, choose] = useState<number>();
  const read = Math.min(chosen ?? count - 1, count - 1);
  const follow = (event: PointerEvent<HTMLElement>) =>
    choose(nearest(shareAt(event), count, spacing));
  const points = pointsAt(series, read);
  const spoken = points.map(({ name, text }) => `${name} ${text}`).join(', ');
  return (
    <div className={styles.plot}>
      <Readout label={labels[read] ?? ''} points={points} />
      <div className={styles.ticks} aria-hidden="true">
        {scale.ticks.map((value) => (
          <span
            key={value}
            className={styles.tick}
            style={{ insetBlockStart: `${scale.top(value)}%` }}
          >
            <bdi>{tick(value)}</bdi>
          </span>
        ))}
        {scale.ticks.map((value) => (
          <span key={value} className={styles.tickRoom}>
            <bdi>{tick(value)}</bdi>
          </span>
        ))}
      </div>
      <div className={styles.area} onPointerMove={follow} onPointerDown={follow}>
        {scale.ticks.map((value) => (
          <span
            key={value}
            aria-hidden="true"
            className={value === 0 ? styles.zero : styles.line}
            style={{ insetBlockStart: `${scale.top(value)}%` }}
          />
        ))}
        {children(read)}
        <input
          type="range"
          className={styles.reader}
          aria-label={title}
          aria-valuetext={`${labels[read]}: ${spoken}`}
          min={0}
          max={count - 1}
          value={read}
          onChange={({ target }) => choose(target.valueAsNumber)}
        />
      </div>
      <AxisLabels labels={labels} spacing={spacing} />
    </div>
  );
}
