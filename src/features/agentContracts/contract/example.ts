/** What the examples reckon with: enough for every rate to give whole minor units. */
export const EXAMPLE_BASE = '10000.00';

const hundredths = (percent: string): number => Math.round(Number(percent) * 100);

/** What a rate makes of the base of the examples: a hundredth of a percent of it is one unit. */
export const examplePay = (ratePercent: string): string => `${hundredths(ratePercent)}.00`;

/** By how many percentage points one rate is above another. */
export const pointsAbove = (ratePercent: string, other: string): string =>
  ((hundredths(ratePercent) - hundredths(other)) / 100).toFixed(2);
