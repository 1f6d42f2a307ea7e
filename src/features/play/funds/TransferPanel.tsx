import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PlayWallet } from '#src/platform/contract.generated.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { AutomaticTransferSwitch } from '#src/shared/balance/AutomaticTransferSwitch.tsx';
import { sourcesOf } from '#src/shared/balance/transfer/amounts.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { AutomaticLaunch } from './AutomaticLaunch.tsx';
import { NothingToTransfer } from './NothingToTransfer.tsx';
import { TransferForm, type TransferFormProps } from './TransferForm.tsx';
import { WalletList } from './WalletList.tsx';

export interface TransferPanelProps extends Pick<TransferFormProps, 'action' | 'transfer'> {
  wallet: PlayWallet;
  /** Launches the game, which transfers the funds; undefined if the game is open already. */
  onAutomaticLaunch?: () => void;
}

/** The balances of the main wallet and the game's, the transfer between them, and the switch for automatic transfer. */
export function TransferPanel({ wallet, action, transfer, onAutomaticLaunch }: TransferPanelProps) {
  const { t, i18n } = useTranslation('play');
  const words = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(
    walletBalanceQuery(usePlatform(), i18n.language),
  );
  if (!data && error) {
    return (
      <ErrorState
        title={t('funds.failed')}
        hint={words(error)}
        retryLabel={t('failed.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonLines />;
  // An open order keeps its wallets, whatever it moved so far.
  const sources = transfer.order?.sources ?? sourcesOf(data, wallet.vassalage);
  const [first] = sources;
  const launchAutomatically = data.automatic && !transfer.order ? onAutomaticLaunch : undefined;
  return (
    <Stack gap="l">
      <WalletList balance={data} wallet={wallet} />
      {!first && <NothingToTransfer vendor={wallet.displayName} />}
      {first && launchAutomatically && <AutomaticLaunch onLaunch={launchAutomatically} />}
      {first && !launchAutomatically && (
        <TransferForm {...{ wallet, sources, first, action, transfer }} />
      )}
      <AutomaticTransferSwitch automatic={data.automatic} />
    </Stack>
  );
}
