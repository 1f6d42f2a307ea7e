import { area, line } from 'd3-shape';
import type { ReactNode } from 'react';
import { along } from './axis.ts';
import { ChartFrame, type ChartWords } from './ChartFrame.tsx';
import * as styles from './LineChart.css.ts';
import * as plot from './Plot.css.ts';
import { Plot } from './Plot.tsx';
import { strokeAt } from './Stroke.tsx';
import { type ChartPoint, type ChartSeries, pointsAt } from './series.ts';
import { valueScale } from './valueScale.ts';

/** One line, or up to three to compare. */
type ChartLines =
  | readonly [ChartSeries]
  | readonly [ChartSeries, ChartSeries]
  | readonly [ChartSeries, ChartSeries, ChartSeries];

export interface LineChartProps {
  words: ChartWords;
  /** All with the same labels. */
  lines: ChartLines;
  /** Formats a round value of the axis briefly: "10K". */
  tick: (value: number) => string;
  /** Shown without points: an EmptyState. */
  empty: ReactNode;
}

/** A line chart of values over time. Load it late: no first view needs it. */
export function LineChart({ words, lines, tick, empty }: LineChartProps) {
  const series: readonly ChartSeries[] = lines;
  const scale = valueScale(series.flatMap(({ points }) => points.map(({ value }) => value)));
  const count = series[0]?.points.length ?? 0;
  const x = (_: ChartPoint, index: number) => along(index, count, 'edges');
  const y = ({ value }: ChartPoint) => scale.top(value);
  const path = line(x, y);
  const ground = area<ChartPoint>().x(x).y0(scale.top(0)).y1(y);
  const [first] = series;
  return (
    <ChartFrame words={words} series={series} empty={empty}>
      <Plot title={words.title} series={series} spacing="edges" scale={scale} tick={tick}>
        {(read) => (
          <>
            <svg
              className={styles.lines}
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {series.length === 1 && first && (
                <path className={styles.ground} d={ground(first.points) ?? ''} />
              )}
              {series.map(({ name, points }, place) => (
                <path
                  key={name}
                  className={strokeAt(place)}
                  vectorEffect="non-scaling-stroke"
                  d={path([...points]) ?? ''}
                />
              ))}
            </svg>
            <span
              className={plot.guide}
              style={{ insetInlineStart: `${along(read, count, 'edges')}%` }}
            />
            {pointsAt(series, read).map(({ name, value }) => (
              <span
                key={name}
                className={styles.dot}
                style={{
                  insetInlineStart: `${along(read, count, 'edges')}%`,
                  insetBlockStart: `${scale.top(value)}%`,
                }}
              />
            ))}
          </>
        )}
      </Plot>
    </ChartFrame>
  );
}
