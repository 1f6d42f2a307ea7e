import type { CallOutcome } from '#src/session/outcomeOf.ts';

/** Something that can be claimed. */
export interface ClaimTarget {
  /** What tells it from the other targets of the page. */
  id: string;
  /** What it is called, for what is said about it. */
  name: string;
}

/** A claim that did not go through, or whose answer was lost. */
export interface ClaimFailure {
  target: ClaimTarget;
  outcome: CallOutcome;
  /** What the platform answered. */
  cause: unknown;
}
