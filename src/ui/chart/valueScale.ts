import { scaleLinear } from 'd3-scale';

const TICKS = 4;

/** Maps values to heights, in percent from the top as in CSS. */
export interface ValueScale {
  top: (value: number) => number;
  /** Round values from the bottom to the top; zero is always included. */
  ticks: readonly number[];
}

/** A scale that contains all values and zero, since another baseline would mislead. */
export function valueScale(values: readonly number[]): ValueScale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const scale = scaleLinear()
    .domain(least === most ? [0, 1] : [least, most])
    .nice(TICKS)
    .range([100, 0]);
  return { top: scale, ticks: scale.ticks(TICKS) };
}
