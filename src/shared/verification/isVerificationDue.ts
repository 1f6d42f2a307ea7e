import type { IdentityVerification } from '#src/platform/contract.generated.ts';

/** Whether a player has deposited, so that a withdrawal may come next, and has no approved proof of identity. */
export const isVerificationDue = (proof: IdentityVerification | undefined): boolean =>
  proof?.deposited === true && proof.state !== 'approved';
