import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './ChartFrame.css.ts';
import { ChartTable } from './ChartTable.tsx';
import type { ChartSeries } from './series.ts';

export interface ChartWords {
  /** What is shown, of whom and when: "Team income, last 14 days". */
  title: string;
  /** The main message of the chart, in a sentence. */
  summary: string;
  /** The unit of the axis: "Day". It is the header of the table's first column. */
  axis: string;
  /** The label that opens the table behind the chart. */
  tableLabel: string;
}

export interface ChartFrameProps {
  words: ChartWords;
  series: readonly ChartSeries[];
  children: ReactNode;
  /** Shown without points: an EmptyState. */
  empty: ReactNode;
}

/** The frame of all charts: title, summary, picture, and a table of the same values. */
export function ChartFrame({ words, series, children, empty }: ChartFrameProps) {
  const none = series.every(({ points }) => points.length === 0);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{words.title}</span>
        {!none && <span className={styles.summary}>{words.summary}</span>}
      </figcaption>
      {none ? (
        empty
      ) : (
        <>
          {children}
          <details className={styles.details}>
            <summary className={styles.opener}>
              <Icon name="table" size="s" />
              {words.tableLabel}
            </summary>
            <ChartTable title={words.title} axis={words.axis} series={series} />
          </details>
        </>
      )}
    </figure>
  );
}
