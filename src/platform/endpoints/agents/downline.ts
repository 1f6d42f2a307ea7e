import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { DownlineRebate, DownlineSuspension } from '#src/platform/contract.generated.ts';

/** `GET /wps/agent/downline`: one team member, their balance and their activity in 30 days (S1.3, S2.17). */
export const downlineQuery = (platform: PlatformClient, account: string) =>
  queryOptions({
    queryKey: ['own', 'downline', account],
    queryFn: ({ signal }) => platform.call('getDownline', { query: { account }, signal }),
  });

/** `POST /wps/agent/downline/rebate`: sets the rebate of a direct downline (S2.17 downlineManagmentView). */
export const setDownlineRebate = (
  platform: PlatformClient,
  body: DownlineRebate,
  idempotencyKey: string,
) => platform.call('setDownlineRebate', { body, headers: { 'Idempotency-Key': idempotencyKey } });

/** `POST /wps/agent/downline/suspension`: suspends a direct downline, or ends the suspension (S2.17 downlineManagmentView). */
export const setDownlineSuspension = (
  platform: PlatformClient,
  body: DownlineSuspension,
  idempotencyKey: string,
) =>
  platform.call('setDownlineSuspension', { body, headers: { 'Idempotency-Key': idempotencyKey } });
