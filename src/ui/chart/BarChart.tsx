import type { ReactNode } from 'react';
import { along, MOST_MARKS } from './axis.ts';
import * as styles from './BarChart.css.ts';
import { ChartFrame, type ChartWords } from './ChartFrame.tsx';
import * as plot from './Plot.css.ts';
import { Plot } from './Plot.tsx';
import type { ChartSeries } from './series.ts';
import { valueScale } from './valueScale.ts';

/** The factor by which a chart extends below its lowest bar if values are shown below bars. */
const ROOM = 1.15;

export interface BarChartProps {
  words: ChartWords;
  bars: ChartSeries;
  /** Formats a value briefly, for the axis and above the bars: "10K". */
  tick: (value: number) => string;
  /** Shown without bars: an EmptyState. */
  empty: ReactNode;
}

/** A bar chart of amounts by category or by short periods. Negative bars point down. Load it late: no first view needs it. */
export function BarChart({ words, bars, tick, empty }: BarChartProps) {
  const { points } = bars;
  const labelled = points.length <= MOST_MARKS;
  const values = points.map(({ value }) => value);
  // The value of the lowest bar is below it, and needs room above the axis labels.
  const ground = labelled ? Math.min(0, ...values) * ROOM : 0;
  const whole = valueScale([...values, ground]);
  // Bars with values need no axis except the zero line, whose label serves the bars without height, too.
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
                  {labelled && tick(value) !== tick(0) && (
                    <bdi className={styles.value}>{tick(value)}</bdi>
                  )}
                </span>
              );
            })}
          </>
        )}
      </Plot>
    </ChartFrame>
  );
}
