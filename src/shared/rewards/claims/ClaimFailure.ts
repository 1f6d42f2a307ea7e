import type { CallOutcome } from '#src/session/outcomeOf.ts';

/** Something that can be claimed. */
export interface ClaimTarget {
  /** Identifies it among the page's targets. */
  id: string;
  /** Its name, for messages about it. */
  name: string;
}

/** A failed claim, or one whose answer was lost. */
export interface ClaimFailure {
  target: ClaimTarget;
  outcome: CallOutcome;
  /** The platform's answer. */
  cause: unknown;
}
