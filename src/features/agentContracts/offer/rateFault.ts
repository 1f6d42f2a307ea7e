import { typedPercent } from '#src/shared/agentCentre/typedPercent.ts';

/** What is wrong with a rate that was typed. */
export type RateFault = 'required' | 'invalid' | 'tooLow' | 'tooHigh';

/** Between what a rate has to be: above one, at most the other. */
export interface RateBounds {
  above: string;
  highest: string;
}

/** What is wrong with a rate that an agent offers. */
export function rateFault(typed: string, { above, highest }: RateBounds): RateFault | undefined {
  if (typed.trim() === '') return 'required';
  const rate = typedPercent(typed);
  if (rate === undefined) return 'invalid';
  if (Number(rate) <= Number(above)) return 'tooLow';
  return Number(rate) > Number(highest) ? 'tooHigh' : undefined;
}
