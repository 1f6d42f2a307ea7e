import { typedPercent } from '#src/shared/agentCentre/typedPercent.ts';

/** The errors of a typed rate. */
export type RateFault = 'required' | 'invalid' | 'tooLow' | 'tooHigh';

/** The bounds of a rate: above one, at most the other. */
export interface RateBounds {
  above: string;
  highest: string;
}

/** Validates a rate that an agent offers. */
export function rateFault(typed: string, { above, highest }: RateBounds): RateFault | undefined {
  if (typed.trim() === '') return 'required';
  const rate = typedPercent(typed);
  if (rate === undefined) return 'invalid';
  if (Number(rate) <= Number(above)) return 'tooLow';
  return Number(rate) > Number(highest) ? 'tooHigh' : undefined;
}
