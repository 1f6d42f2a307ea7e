import type { SocialNewcomer } from '#src/platform/contract.generated.ts';

/** Who has signed in with an account elsewhere that no player is bound to yet (S7.32). */
export interface Newcomer extends SocialNewcomer {
  /** The name of the provider. */
  provider: string;
}

/** In the memory of this page alone: whoever had the token could take the identity for their own account. */
let kept: Newcomer | undefined;

/** Keeps a newcomer until they register. */
export function keepNewcomer(newcomer: Newcomer): void {
  kept = newcomer;
}

/** The newcomer whose token is still good at a moment, in milliseconds. */
export function keptNewcomer(now: number): Newcomer | undefined {
  if (kept && Date.parse(kept.expiresAt) <= now) kept = undefined;
  return kept;
}

/** Forgets the newcomer: they have registered, or do not want it. */
export function dropNewcomer(): void {
  kept = undefined;
}
