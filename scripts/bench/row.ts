/** One line of the performance table: the measurement, its result, and its limit. */
export interface Row {
  figure: string;
  value: string;
  goal: string;
  met: boolean;
}

/** A number as the page shows it: `1,234.5`. */
export const number = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A figure with an upper limit; without one, `Infinity`, it is only measured. */
export const atMost = (
  figure: string,
  value: number,
  goal: number,
  unit: string,
  digits = 0,
): Row => ({
  figure,
  value: `${number(value, digits)} ${unit}`.trim(),
  goal: Number.isFinite(goal)
    ? `at most ${number(goal, digits)} ${unit}`.trim()
    : 'the measurement',
  met: value <= goal,
});

/** A figure without a limit. */
export const measured = (figure: string, value: string): Row => ({
  ...{ figure, value, goal: 'the measurement', met: true },
});

/** A figure with a lower limit. */
export const atLeast = (figure: string, value: number, goal: number, unit = ''): Row => ({
  figure,
  value: `${number(value)} ${unit}`.trim(),
  goal: `at least ${number(goal)} ${unit}`.trim(),
  met: value >= goal,
});
