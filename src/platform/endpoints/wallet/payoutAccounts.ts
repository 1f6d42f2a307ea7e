import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { NewPayoutAccount } from '#src/platform/contract.generated.ts';

/** `GET /wps/withdrawal/accounts`: where withdrawals can go, and what a new account must be like (S2.16 withdraw). */
export const payoutAccountsQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'payoutAccounts'],
    queryFn: ({ signal }) => platform.call('getPayoutAccounts', { signal }),
  });

/** `POST /wps/withdrawal/accounts`: binds an account; needs a step-up. Repeated with its key it binds one. */
export const bindPayoutAccount = (
  platform: PlatformClient,
  body: NewPayoutAccount,
  idempotencyKey: string,
  stepUpToken: string | undefined,
) =>
  platform.call('bindPayoutAccount', {
    body,
    headers: { 'Idempotency-Key': idempotencyKey, 'Step-Up-Token': stepUpToken },
  });

/** `DELETE /wps/withdrawal/accounts/{id}`: removes an account that no withdrawal is on its way to. */
export const removePayoutAccount = (platform: PlatformClient, id: string) =>
  platform.call('removePayoutAccount', { path: { id } });
