import type { MemberType } from '#src/platform/contract.generated.ts';

/** The type of a member who is an agent. */
export type AgentType = Exclude<MemberType, 0 | 4>;

/** The type of agents below each type (S3.5). */
const BELOW: Readonly<Record<AgentType, AgentType>> = { 1: 2, 2: 41, 41: 42, 42: 42 };

/** The type of a new member registered below an agent. */
export function typeBelow(upline: MemberType, makes: 'player' | 'agent'): MemberType {
  if (makes === 'player' || upline === 0 || upline === 4) return 0;
  return BELOW[upline];
}
