import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { MemberInfo } from '#src/platform/contract.generated.ts';
import { PLAYER_QUERY_PREFIX } from './playerQueryPrefix.ts';

/** `GET /wps/member/info`: the logged-in player (S3.5). */
export const memberQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: [PLAYER_QUERY_PREFIX, 'member'],
    queryFn: ({ signal }) => platform.call('getMemberInfo', { signal }),
    meta: { topics: ['unreadCount', 'promotion'] },
  });

/** The account types of agents (S3.5, S6.4). */
const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];
/** The account type of free play (S3.5, S6.3). */
const TRIAL_TYPE = 4;

/** The viewer: unknown, a trial account, a member, or an agent, who is a member too (S6). */
export type Viewer = 'visitor' | 'trial' | 'member' | 'agent';

/** The kind of a player's account. */
export function kindOf({ type }: Pick<MemberInfo, 'type'>): Exclude<Viewer, 'visitor'> {
  if (type === TRIAL_TYPE) return 'trial';
  return AGENT_TYPES.includes(type) ? 'agent' : 'member';
}
