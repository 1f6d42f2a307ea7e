import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { WalletBalance } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** `GET /wps/v2/wallets/balance`: what the player has (S2.20, S7.18). */
export const walletBalanceQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['own', 'balance', language],
    queryFn: ({ signal }) =>
      platform.get<WalletBalance>('/wps/v2/wallets/balance', {
        query: { language: contentLanguage(language) },
        signal,
      }),
    meta: { topics: ['balance'] },
  });
