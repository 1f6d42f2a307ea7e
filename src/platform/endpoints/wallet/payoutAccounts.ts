import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { NewPayoutAccount } from '#src/platform/contract.generated.ts';

/** `GET /wps/withdrawal/accounts`: the payout accounts, and the rules for a new one (S2.16 withdraw). */
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

/** `DELETE /wps/withdrawal/accounts/{id}`: removes an account without an open withdrawal. */
export const removePayoutAccount = (platform: PlatformClient, id: string) =>
  platform.call('removePayoutAccount', { path: { id } });
