import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';

/** `GET /wps/member/sessions`: the player's sessions, the newest first. */
export const sessionsQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'sessions'],
    queryFn: ({ signal }) => platform.call('getSessions', { signal }),
    staleTime: 0,
  });

/** `DELETE /wps/member/sessions/{sessionId}`: ends one session. */
export const endSession = (platform: PlatformClient, id: string) =>
  platform.call('endSession', { path: { sessionId: id } });

/** `DELETE /wps/member/sessions`: ends all sessions but this one. */
export const endOtherSessions = (platform: PlatformClient) => platform.call('endOtherSessions');

/** `GET /wps/member/ips`: the IP addresses from which a login needs no second factor (S4.16). */
export const registeredIpsQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'registeredIps'],
    queryFn: ({ signal }) => platform.call('getRegisteredIps', { signal }),
  });

/** `DELETE /wps/member/ips/{ip}`: the next login from there needs the second factor again (S4.16). */
export const forgetRegisteredIp = (platform: PlatformClient, ip: string) =>
  platform.call('forgetRegisteredIp', { path: { ip } });
