import type { ReactNode } from 'react';
import { ChartFrame, type ChartWords } from './ChartFrame.tsx';
import * as styles from './DonutChart.css.ts';
import type { ChartSeries } from './series.ts';
import { slices } from './slices.ts';

export interface DonutChartProps {
  words: ChartWords;
  /** The largest first; at most five, the rest summed up in the last. */
  parts: ChartSeries;
  /** The total, in the middle of the ring. */
  total: { label: string; text: string };
  /** Formats a part of the whole (0 to 1): "42%". */
  share: (part: number) => string;
  /** Shown without parts: an EmptyState. */
  empty: ReactNode;
}

const shadeAt = (place: number) => styles.shade[styles.SHADES[place] ?? 'fifth'];

/**
 * A donut chart of the parts of a whole. Each share is written at its slice and in the list, which names the parts clockwise, so no colour
 * has to be told from another. Load it late: no first view needs it.
 */
export function DonutChart({ words, parts, total, share, empty }: DonutChartProps) {
  const cut = slices(parts.points.map(({ value }) => value));
  const drawn = parts.points.flatMap(({ label: name, text }, place) => {
    const slice = cut[place];
    return slice ? [{ name, text, shade: shadeAt(place), ...slice }] : [];
  });
  return (
    <ChartFrame words={words} series={[parts]} empty={empty}>
      <div className={styles.donut}>
        <div className={styles.picture}>
          <svg viewBox="-64 -64 128 128" className={styles.ring} aria-hidden="true">
            {drawn.map(({ name, outline, shade }) => (
              <path key={name} className={shade} d={outline} />
            ))}
          </svg>
          {drawn.map(
            ({ name, label, share: part }) =>
              label && (
                <span
                  key={name}
                  aria-hidden="true"
                  className={styles.share}
                  style={{ insetInlineStart: `${label.x}%`, insetBlockStart: `${label.y}%` }}
                >
                  {share(part)}
                </span>
              ),
          )}
          <p className={styles.total}>
            <span className={styles.totalLabel}>{total.label}</span>
            <strong className={styles.totalText}>
              <bdi>{total.text}</bdi>
            </strong>
          </p>
        </div>
        <ul className={styles.parts}>
          {drawn.map(({ name, text, shade, share: part }) => (
            <li key={name} className={styles.part}>
              <svg viewBox="0 0 12 12" className={styles.mark} aria-hidden="true">
                <circle className={shade} cx="6" cy="6" r="6" />
              </svg>
              <span className={styles.name}>{name}</span>
              <bdi className={styles.figure}>{text}</bdi>
              <span className={styles.partShare}>{share(part)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
