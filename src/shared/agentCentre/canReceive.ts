import type { TeamMember } from '#src/platform/contract.generated.ts';

/** Whether an agent can send a member money or an offer. */
export const canReceive = ({
  available,
  suspension,
}: Pick<TeamMember, 'available' | 'suspension'>): boolean => available && !suspension;
