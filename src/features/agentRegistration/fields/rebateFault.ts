import { typedPercent } from '#src/shared/agentCentre/typedPercent.ts';

/** The errors of a typed rebate. */
export type RebateFault = 'required' | 'invalid' | 'tooHigh';

/** Validates a rebate given by an agent, at most `highest`. */
export function rebateFault(typed: string, highest: string): RebateFault | undefined {
  if (typed.trim() === '') return 'required';
  const rebate = typedPercent(typed);
  if (rebate === undefined) return 'invalid';
  return Number(rebate) > Number(highest) ? 'tooHigh' : undefined;
}
