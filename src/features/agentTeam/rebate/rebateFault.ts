import type { RebateBounds } from '#src/platform/contract.generated.ts';
import { typedPercent } from '#src/shared/agentCentre/typedPercent.ts';

/** The errors of a typed rebate. */
export type RebateFault = 'required' | 'invalid' | 'tooLow' | 'tooHigh';

/** Validates a rebate that an agent gives a member. */
export function rebateFault(typed: string, { least, most }: RebateBounds): RebateFault | undefined {
  if (typed.trim() === '') return 'required';
  const rebate = typedPercent(typed);
  if (rebate === undefined) return 'invalid';
  if (Number(rebate) < Number(least)) return 'tooLow';
  return Number(rebate) > Number(most) ? 'tooHigh' : undefined;
}
