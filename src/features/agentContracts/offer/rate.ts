import { amountOf } from '#src/ui/amountField/amountOf.ts';

/** A share in percent as the platform takes it: up to two decimals, at most 100. */
const PERCENT = /^(0|[1-9]\d?|100)(\.\d{1,2})?$/;

/** What is wrong with a rate that was typed. */
export type RateFault = 'required' | 'invalid' | 'tooLow' | 'tooHigh';

/** Between what a rate has to be: above one, at most the other. */
export interface RateBounds {
  above: string;
  highest: string;
}

/** The rate that a text means, in either set of digits, as the platform takes it; none where it means no share. */
export function rateOf(typed: string): string | undefined {
  const rate = amountOf(typed, '%')?.replace(/\.$/, '');
  return rate !== undefined && PERCENT.test(rate) ? rate : undefined;
}

/** What is wrong with a rate that an agent offers. */
export function rateFault(typed: string, { above, highest }: RateBounds): RateFault | undefined {
  if (typed.trim() === '') return 'required';
  const rate = rateOf(typed);
  if (rate === undefined) return 'invalid';
  if (Number(rate) <= Number(above)) return 'tooLow';
  return Number(rate) > Number(highest) ? 'tooHigh' : undefined;
}
