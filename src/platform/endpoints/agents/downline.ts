import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { DownlineRebate, DownlineSuspension } from '#src/platform/contract.generated.ts';

/** `GET /wps/agent/downline`: one member of the team, what they have and what they did in 30 days (S1.3, S2.17). */
export const downlineQuery = (platform: PlatformClient, account: string) =>
  queryOptions({
    queryKey: ['own', 'downline', account],
    queryFn: ({ signal }) => platform.call('getDownline', { query: { account }, signal }),
  });

/** `POST /wps/agent/downline/rebate`: another rebate for a member directly below (S2.17 downlineManagmentView). */
export const setDownlineRebate = (
  platform: PlatformClient,
  body: DownlineRebate,
  idempotencyKey: string,
) => platform.call('setDownlineRebate', { body, headers: { 'Idempotency-Key': idempotencyKey } });

/** `POST /wps/agent/downline/suspension`: suspends a member directly below, or ends that (S2.17 downlineManagmentView). */
export const setDownlineSuspension = (
  platform: PlatformClient,
  body: DownlineSuspension,
  idempotencyKey: string,
) =>
  platform.call('setDownlineSuspension', { body, headers: { 'Idempotency-Key': idempotencyKey } });
