import { typedPercent } from '#src/shared/agentCentre/typedPercent.ts';

/** What is wrong with a rebate that was typed. */
export type RebateFault = 'required' | 'invalid' | 'tooHigh';

/** What is wrong with a rebate that an agent gives, who can give up to `highest`. */
export function rebateFault(typed: string, highest: string): RebateFault | undefined {
  if (typed.trim() === '') return 'required';
  const rebate = typedPercent(typed);
  if (rebate === undefined) return 'invalid';
  return Number(rebate) > Number(highest) ? 'tooHigh' : undefined;
}
