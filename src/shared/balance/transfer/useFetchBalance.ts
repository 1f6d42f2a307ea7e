import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WalletBalance } from '#src/platform/contract.generated.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** Fetches the balances after a transfer; undefined if that fails, as the page keeps the last ones. */
export function useFetchBalance(): () => Promise<WalletBalance | undefined> {
  const { i18n } = useTranslation();
  const platform = usePlatform();
  const queries = useQueryClient();
  return () =>
    queries
      .fetchQuery({ ...walletBalanceQuery(platform, i18n.language), staleTime: 0 })
      .catch(() => undefined);
}
