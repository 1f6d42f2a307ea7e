import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { setAutomaticFunds, walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** Turns automatic transfer on or off; the platform stores it. */
export function useSetAutomaticTransfer() {
  const { i18n } = useTranslation();
  const platform = usePlatform();
  const queries = useQueryClient();
  const { queryKey } = walletBalanceQuery(platform, i18n.language);
  return useMutation({
    mutationFn: (automatic: boolean) => setAutomaticFunds(platform, automatic),
    onSuccess: ({ automatic }) =>
      queries.setQueryData(queryKey, (known) => known && { ...known, automatic }),
    // If the answer was lost, the platform says what it has stored.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
