import type { SuspensionReason, TeamMember } from '#src/platform/contract.generated.ts';

/** The reasons for a suspension, in the order of the form. */
export const REASONS = [
  'asked',
  'shared',
  'unusual',
  'inactive',
] as const satisfies readonly SuspensionReason[];

/** A member's status for their upline. "Unavailable" hides the reason, such as a self-exclusion (DECISIONS, player protection). */
export function memberStatus({
  available,
  suspension,
}: Pick<TeamMember, 'available' | 'suspension'>): 'active' | 'suspended' | 'unavailable' {
  if (suspension) return 'suspended';
  return available ? 'active' : 'unavailable';
}
