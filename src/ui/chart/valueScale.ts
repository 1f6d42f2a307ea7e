import { scaleLinear } from 'd3-scale';

const TICKS = 4;

/** How values become heights. Heights are percent from the top, as CSS counts them. */
export interface ValueScale {
  top: (value: number) => number;
  /** Round values from the bottom to the top; zero is always within. */
  ticks: readonly number[];
}

/** A scale that holds all values and zero, since heights above another ground would mislead. */
export function valueScale(values: readonly number[]): ValueScale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const scale = scaleLinear()
    .domain(least === most ? [0, 1] : [least, most])
    .nice(TICKS)
    .range([100, 0]);
  return { top: scale, ticks: scale.ticks(TICKS) };
}
