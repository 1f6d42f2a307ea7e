import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PlayWallet, WalletName } from '#src/platform/contract.generated.ts';
import { useIntentKey } from '#src/platform/endpoints/rewards/useIntentKey.ts';
import { transferBetweenWallets } from '#src/platform/endpoints/wallet/transferBetweenWallets.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/walletBalance.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { mayHaveActed } from '#src/session/mayHaveActed.ts';
import type { Source } from './amounts.ts';

/** What the player wants brought, and from where. */
export interface Bringing {
  source: Source;
  amount: string;
}

const MAIN: WalletName = { kind: 'main' };

/**
 * Brings money to the wallet of a vendor. Money of another vendor goes through the main wallet. A retry of the
 * same amount repeats the same transfers, so that nothing moves twice where an answer was lost; after every outcome the balance is asked for anew.
 */
export function useBring(wallet: PlayWallet, onDone: (amount: string) => void) {
  const { i18n } = useTranslation();
  const platform = usePlatform();
  const queries = useQueryClient();
  const keys = { home: useIntentKey(), there: useIntentKey() };
  const forget = () => {
    keys.home.done();
    keys.there.done();
  };
  const balanceNow = () =>
    queries.fetchQuery({ ...walletBalanceQuery(platform, i18n.language), staleTime: 0 });
  return useMutation({
    mutationFn: async ({ source, amount }: Bringing) => {
      const intent = `${source} ${amount}`;
      const to: WalletName = { kind: 'vendor', vassalage: wallet.vassalage };
      if (source !== 'main') {
        const from: WalletName = { kind: 'vendor', vassalage: source };
        await transferBetweenWallets(
          platform,
          { from, to: MAIN, amount },
          keys.home.keyFor(intent),
        );
      }
      await transferBetweenWallets(platform, { from: MAIN, to, amount }, keys.there.keyFor(intent));
    },
    onSuccess: async (_, { amount }) => {
      forget();
      await balanceNow().catch(() => undefined);
      onDone(amount);
    },
    onError: async (error) => {
      if (!mayHaveActed(error)) forget();
      await balanceNow().catch(() => undefined);
    },
  });
}
