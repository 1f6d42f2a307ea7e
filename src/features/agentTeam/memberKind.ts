import type { DownlineKind, TeamMember } from '#src/platform/contract.generated.ts';
import { kindOf } from '#src/session/member.ts';

/** Whether a member of the team is an agent, who may have a team of their own. */
export const memberKind = (member: Pick<TeamMember, 'type'>): DownlineKind =>
  kindOf(member) === 'agent' ? 'agent' : 'player';
