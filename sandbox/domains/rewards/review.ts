import { Refusal } from '#sandbox/kernel/failures/failure.ts';

/** The states of an application or redemption that the operator reviews (S4.16). */
export type ReviewState = 'in_process' | 'rejected' | 'approved';

/** The states that may follow each state. */
const NEXT: Record<ReviewState, readonly ReviewState[]> = {
  in_process: ['rejected', 'approved'],
  rejected: [],
  approved: [],
};

/** Refuses an invalid transition with `transition_refused`. */
export function requireStep(from: ReviewState, to: ReviewState): void {
  if (!NEXT[from].includes(to)) throw new Refusal('transition_refused');
}
