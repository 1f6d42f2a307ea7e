import type { ReactNode } from 'react';
import { along, MOST_MARKS } from './axis.ts';
import * as styles from './BarChart.css.ts';
import { ChartFrame, type ChartWords } from './ChartFrame.tsx';
import * as plot from './Plot.css.ts';
import { Plot } from './Plot.tsx';
import type { ChartSeries } from './series.ts';
import { valueScale } from './valueScale.ts';

/** How much lower than its lowest bar a chart is that has values below its bars. */
const ROOM = 1.15;

export interface BarChartProps {
  words: ChartWords;
  bars: ChartSeries;
  /** A value in few letters, for the axis and above the bars: "10K". */
  tick: (value: number) => string;
  /** Shown without bars: an EmptyState. */
  empty: ReactNode;
}

/** How much of each: things, or short stretches of time. Below zero, bars hang. Load it late: no first view needs it. */
export function BarChart({ words, bars, tick, empty }: BarChartProps) {
  const { points } = bars;
  const labelled = points.length <= MOST_MARKS;
  const values = points.map(({ value }) => value);
  // The value of the lowest bar is below it, and has room above the labels of the axis.
  const ground = labelled ? Math.min(0, ...values) * ROOM : 0;
  const whole = valueScale([...values, ground]);
  // Bars that carry their values need no axis but their ground.
  const scale = labelled ? { ...whole, ticks: [0] } : whole;
  const place = 100 / Math.max(points.length, 1);
  return (
    <ChartFrame words={words} series={[bars]} empty={empty}>
      <Plot title={words.title} series={[bars]} spacing="places" scale={scale} tick={tick}>
        {(read) => (
          <>
            <span
              className={plot.place}
              style={{ insetInlineStart: `${read * place}%`, inlineSize: `${place}%` }}
            />
            {points.map(({ label, value }, index) => {
              const [top, zero] = [scale.top(value), scale.top(0)];
              return (
                <span
                  key={label}
                  aria-hidden="true"
                  className={value < 0 ? styles.hanging : styles.standing}
                  style={{
                    insetInlineStart: `${along(index, points.length, 'places')}%`,
                    insetBlockStart: `${Math.min(top, zero)}%`,
                    blockSize: `${Math.abs(top - zero)}%`,
                    inlineSize: `${place * styles.FILLED}%`,
                    marginInlineStart: `${(place * styles.FILLED) / -2}%`,
                  }}
                >
                  {labelled && <bdi className={styles.value}>{tick(value)}</bdi>}
                </span>
              );
            })}
          </>
        )}
      </Plot>
    </ChartFrame>
  );
}
