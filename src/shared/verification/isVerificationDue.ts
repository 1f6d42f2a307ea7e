import type { IdentityVerification } from '#src/platform/contract.generated.ts';

/** Whether a player has deposited, so that a withdrawal may come next, and their identity verification is not approved. */
export const isVerificationDue = (proof: IdentityVerification | undefined): boolean =>
  proof?.deposited === true && proof.state !== 'approved';
