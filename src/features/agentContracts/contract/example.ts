/** The base amount of the examples: large enough that every rate gives a whole amount. */
export const EXAMPLE_BASE = '10000.00';

const hundredths = (percent: string): number => Math.round(Number(percent) * 100);

/** The pay in the examples at a rate: 0.01% of the base is 1.00. */
export const examplePay = (ratePercent: string): string => `${hundredths(ratePercent)}.00`;

/** The difference between two rates in percentage points. */
export const pointsAbove = (ratePercent: string, other: string): string =>
  ((hundredths(ratePercent) - hundredths(other)) / 100).toFixed(2);
