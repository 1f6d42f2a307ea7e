import type { DownlineKind, TeamMember } from '#src/platform/contract.generated.ts';
import { kindOf } from '#src/session/member.ts';

/** Whether a team member is an agent, who can have a team, or a player. */
export const memberKind = (member: Pick<TeamMember, 'type'>): DownlineKind =>
  kindOf(member) === 'agent' ? 'agent' : 'player';
