import type { SocialNewcomer } from '#src/platform/contract.generated.ts';

/** A visitor with a social account that is not bound to a player yet (S7.32). */
export interface UnboundSocialAccount extends SocialNewcomer {
  /** The name of the provider. */
  provider: string;
}

/** In this page's memory only: anyone with the token could bind the identity to their own account. */
let kept: UnboundSocialAccount | undefined;

/** Keeps a newcomer until they register. */
export function keepNewcomer(newcomer: UnboundSocialAccount): void {
  kept = newcomer;
}

/** The newcomer whose token is still valid at a moment, in milliseconds. */
export function keptNewcomer(now: number): UnboundSocialAccount | undefined {
  if (kept && Date.parse(kept.expiresAt) <= now) kept = undefined;
  return kept;
}

/** Forgets the newcomer: they have registered, or declined. */
export function dropNewcomer(): void {
  kept = undefined;
}
