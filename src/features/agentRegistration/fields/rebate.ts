import { amountOf } from '#src/ui/amountField/amountOf.ts';

/** A share in percent as the platform takes it: up to two decimals, from 0 to 100. */
const PERCENT = /^(0|[1-9]\d?|100)(\.\d{1,2})?$/;

/** What is wrong with a rebate that was typed. */
export type RebateFault = 'required' | 'invalid' | 'tooHigh';

/** The rebate that a text means, in either set of digits, as the platform takes it; none where it means no share. */
export function rebateOf(typed: string): string | undefined {
  const rebate = amountOf(typed, '%')?.replace(/\.$/, '');
  return rebate !== undefined && PERCENT.test(rebate) ? rebate : undefined;
}

/** What is wrong with a rebate that an agent gives, who can give up to `highest`. */
export function rebateFault(typed: string, highest: string): RebateFault | undefined {
  if (typed.trim() === '') return 'required';
  const rebate = rebateOf(typed);
  if (rebate === undefined) return 'invalid';
  return Number(rebate) > Number(highest) ? 'tooHigh' : undefined;
}
