import type { Step } from './steps.ts';

/** The part of a step's tests to run. */
export interface Part {
  /** Only what a change since this commit affects. */
  ref?: string | undefined;
  /** One of several equal shares: `1/3`. */
  shard?: string | undefined;
}

function argsOf({ count }: Step, { ref, shard }: Part): string[] {
  const share = shard ? [`--shard=${shard}`] : [];
  if (!ref) return share;
  if (count.kind === 'vitest') return [...share, `--changed=${ref}`, '--passWithNoTests'];
  return [...share, '--pass-with-no-tests'];
}

/** A step with a part of its tests; one that runs as a whole stays as it is. */
export function partOf(step: Step, part: Part): Step {
  if (!step.divides || step.count.kind === 'exit') return step;
  return {
    ...step,
    args: [...step.args, ...argsOf(step, part)],
    count: { ...step.count, mayBeEmpty: part.ref !== undefined },
  };
}
