import type { SuspensionReason, TeamMember } from '#src/platform/contract.generated.ts';

/** Why an agent suspends a member, in the order of the form. */
export const REASONS = [
  'asked',
  'shared',
  'unusual',
  'inactive',
] as const satisfies readonly SuspensionReason[];

/** What a member is to their upline: whom nothing can be sent to is not available, and nobody is told why (DECISIONS, player protection). */
export function memberStatus({
  available,
  suspension,
}: Pick<TeamMember, 'available' | 'suspension'>): 'active' | 'suspended' | 'unavailable' {
  if (suspension) return 'suspended';
  return available ? 'active' : 'unavailable';
}
