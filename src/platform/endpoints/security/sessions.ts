import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Sessions } from '#src/platform/contract.generated.ts';

const PATH = '/wps/member/sessions';

/** `GET /wps/member/sessions`: where the player is logged in, the newest first. */
export const sessionsQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'sessions'],
    queryFn: ({ signal }) => platform.get<Sessions>(PATH, { signal }),
    staleTime: 0,
  });

/** `DELETE /wps/member/sessions/{sessionId}`: ends one session. */
export const endSession = (platform: PlatformClient, id: string) =>
  platform.send<null>('DELETE', `${PATH}/${encodeURIComponent(id)}`);

/** `DELETE /wps/member/sessions`: ends all sessions but this one. */
export const endOtherSessions = (platform: PlatformClient) => platform.send<null>('DELETE', PATH);
