import { Refusal } from '#sandbox/kernel/failures/failure.ts';

/** What becomes of what the operator reviews: applications and redemptions (S4.16). */
export type ReviewState = 'in_process' | 'rejected' | 'approved';

/** The states that each state can turn into. */
const NEXT: Record<ReviewState, readonly ReviewState[]> = {
  in_process: ['rejected', 'approved'],
  rejected: [],
  approved: [],
};

/** Refuses a step that the state does not allow with `transition_refused`. */
export function requireStep(from: ReviewState, to: ReviewState): void {
  if (!NEXT[from].includes(to)) throw new Refusal('transition_refused');
}
