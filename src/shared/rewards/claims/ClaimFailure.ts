import { PlatformError } from '#src/platform/PlatformError.ts';
import { mayHaveActed } from '#src/session/mayHaveActed.ts';

/** What the platform answers to a claim that it has looked at: this one, and any earlier try with its key, paid nothing. */
const DECISIONS: readonly string[] = [
  'reward_unknown',
  'reward_claimed',
  'reward_expired',
  'mission_unknown',
  'mission_unfinished',
  'rebate_too_small',
  'player_excluded',
  'function_disabled',
];

const isDecision = (cause: unknown): boolean =>
  cause instanceof PlatformError && DECISIONS.includes(cause.code);

/** Something that can be claimed. */
export interface ClaimTarget {
  /** What tells it from the other targets of the page. */
  id: string;
  /** What it is called, for what is said about it. */
  name: string;
}

/** A claim that did not go through, or whose answer was lost. Its cause is what the platform answered. */
export class ClaimFailure extends Error {
  /** Nobody knows yet whether it was paid, or it was not. */
  readonly outcome: 'unconfirmed' | 'refused';
  readonly target: ClaimTarget;

  /**
   * @param isRetry the outcome of an earlier try is not known: a refusal that does not concern the claim leaves it so
   */
  constructor(cause: unknown, target: ClaimTarget, isRetry: boolean) {
    super('The claim failed.', { cause });
    this.target = target;
    const isOpen = mayHaveActed(cause) || (isRetry && !isDecision(cause));
    this.outcome = isOpen ? 'unconfirmed' : 'refused';
  }
}
