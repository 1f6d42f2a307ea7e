import type { ChartWords } from './ChartFrame.tsx';
import type { ChartPoint } from './series.ts';

const taka = (value: number) =>
  `${value < 0 ? '−' : ''}৳${Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Formats a value of an axis briefly. */
export const tick = (value: number): string => short.format(value);

/** Formats a part of a whole as a percentage. */
export const share = (part: number): string => `${Math.round(part * 100)}%`;

export const point = (label: string, value: number): ChartPoint => ({
  label,
  value,
  text: taka(value),
});

/** Days of March with rising and falling values, the same on every render. */
export const days = (count: number, height: number): ChartPoint[] =>
  Array.from({ length: count }, (_, day) =>
    point(
      `${day + 1} Mar`,
      Math.round(height * (1 + Math.sin(day / 2.2) * 0.4 + Math.cos(day * 1.7) * 0.2) + day * 90),
    ),
  );

export const WORDS: ChartWords = {
  title: 'Team income, March',
  summary: 'The income rose through the month, most of all at its end.',
  axis: 'Day',
  tableLabel: 'Show as a table',
};
