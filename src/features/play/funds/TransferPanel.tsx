import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PlayWallet } from '#src/platform/contract.generated.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { AutomaticTransferSwitch } from '#src/shared/balance/AutomaticTransferSwitch.tsx';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { sourcesOf, vendorBalanceSum } from '#src/shared/balance/transfer/amounts.ts';
import { CollectFunds } from '#src/shared/balance/transfer/CollectFunds.tsx';
import { useCollectFunds } from '#src/shared/balance/transfer/useCollectFunds.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { AutomaticLaunch } from './AutomaticLaunch.tsx';
import { NothingToTransfer } from './NothingToTransfer.tsx';
import { TransferForm, type TransferFormProps } from './TransferForm.tsx';
import { WalletList } from './WalletList.tsx';

export interface TransferPanelProps extends Pick<TransferFormProps, 'action' | 'transfer'> {
  wallet: PlayWallet;
  /** Launches the game, which transfers the funds; undefined if the game is open already. */
  onAutomaticLaunch?: () => void;
  /** Called when all vendor balances are back in the main wallet; undefined before the game is open. */
  onCollected?: () => void;
}

/**
 * The balances of the main wallet and the game's, the transfer between them, and the switch for automatic transfer. Over an open game, all
 * balances can be brought back to the main wallet.
 */
export function TransferPanel({
  wallet,
  action,
  transfer,
  onAutomaticLaunch,
  onCollected,
}: TransferPanelProps) {
  const { t, i18n } = useTranslation('play');
  const words = useErrorMessage();
  const collection = useCollectFunds(onCollected);
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
  const hasElsewhere = isPositive(vendorBalanceSum(data.wallets, 'open'));
  // Only one of the two runs at a time.
  const canCollect =
    onCollected && !transfer.order && (hasElsewhere || collection.isOpen || collection.failure);
  return (
    <Stack gap="l">
      <WalletList balance={data} wallet={wallet} />
      {canCollect && <CollectFunds collection={collection} />}
      {collection.collected && (
        <div role="status">
          <Text weight="strong">{collection.collected.title}</Text>
          <Text tone="secondary">{collection.collected.text}</Text>
        </div>
      )}
      {!first && !collection.isOpen && <NothingToTransfer vendor={wallet.displayName} />}
      {first && launchAutomatically && <AutomaticLaunch onLaunch={launchAutomatically} />}
      {first && !launchAutomatically && !collection.isOpen && (
        <TransferForm {...{ wallet, sources, first, action, transfer }} />
      )}
      <AutomaticTransferSwitch automatic={data.automatic} />
    </Stack>
  );
}
