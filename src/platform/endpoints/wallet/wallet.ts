import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { WalletTransfer } from '#src/platform/contract.generated.ts';

/** `GET /wps/v2/wallets/balance`: the player's balance (S2.20, S7.18). */
export const walletBalanceQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['own', 'balance', language],
    queryFn: ({ signal }) => platform.call('getWalletBalance', { query: { language }, signal }),
    meta: { topics: ['balance'] },
  });

/** `PUT /wps/wallets/automatic`: switches automatic transfer on or off. */
export const setAutomaticFunds = (platform: PlatformClient, automatic: boolean) =>
  platform.call('setAutomaticFunds', { body: { automatic } });

/** `POST GCS_walletTransfer`: moves money between the main wallet and a vendor's (S7.19). */
export const transferBetweenWallets = (
  platform: PlatformClient,
  body: WalletTransfer,
  idempotencyKey: string,
) =>
  platform.call('transferBetweenWallets', { body, headers: { 'Idempotency-Key': idempotencyKey } });

/** `POST /wps/wallets/collect`: moves all vendor balances to the main wallet. */
export const collectFunds = (platform: PlatformClient, idempotencyKey: string) =>
  platform.call('collectFunds', { headers: { 'Idempotency-Key': idempotencyKey } });
