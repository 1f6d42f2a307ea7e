import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PlayWallet } from '#src/platform/contract.generated.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/walletBalance.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { AutomaticSwitch } from './AutomaticSwitch.tsx';
import { sourcesOf } from './amounts.ts';
import { BringForm, type BringFormProps } from './BringForm.tsx';
import { NothingToBring } from './NothingToBring.tsx';
import { SendAlong } from './SendAlong.tsx';
import { WalletList } from './WalletList.tsx';

export interface BringMoneyProps extends Pick<BringFormProps, 'action' | 'onDone'> {
  wallet: PlayWallet;
  /** Launches the game, which brings the money itself; left out where the game goes on already. */
  onAlong?: () => void;
}

/** Brings money to the wallet that a game is played from: what is where, how much comes, and whether it moves by itself from now on. */
export function BringMoney({ wallet, action, onDone, onAlong }: BringMoneyProps) {
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
  const sources = sourcesOf(data, wallet.vassalage);
  const along = data.automatic ? onAlong : undefined;
  return (
    <Stack gap="l">
      <WalletList balance={data} wallet={wallet} />
      {sources.length === 0 && <NothingToBring vendor={wallet.displayName} />}
      {sources.length > 0 && along && <SendAlong onDone={along} />}
      {sources.length > 0 && !along && (
        <BringForm wallet={wallet} sources={sources} action={action} onDone={onDone} />
      )}
      <AutomaticSwitch automatic={data.automatic} />
    </Stack>
  );
}
