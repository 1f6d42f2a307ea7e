import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { RegisteredIps } from '#src/platform/contract.generated.ts';

const PATH = '/wps/member/ips';

/** `GET /wps/member/ips`: the addresses from which a login needs no second step (S4.16). */
export const registeredIpsQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'registeredIps'],
    queryFn: ({ signal }) => platform.get<RegisteredIps>(PATH, { signal }),
  });

/** `DELETE /wps/member/ips/{ip}`: the next login from there needs the second step again (S4.16). */
export const forgetRegisteredIp = (platform: PlatformClient, ip: string) =>
  platform.send<null>('DELETE', `${PATH}/${encodeURIComponent(ip)}`);
