import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';

export interface BalanceToolsProps {
  hidden: boolean;
  onHide: (hidden: boolean) => void;
}

/** The buttons that hide or show the balance and refresh it (S2.20). */
export function BalanceTools({ hidden, onHide }: BalanceToolsProps) {
  const { t, i18n } = useTranslation('app');
  const { isFetching, refetch } = useQuery(walletBalanceQuery(usePlatform(), i18n.language));
  return (
    <>
      <IconButton
        icon={hidden ? 'eyeOff' : 'eye'}
        tone="quiet"
        label={hidden ? t('account.showBalance') : t('account.hideBalance')}
        onClick={() => onHide(!hidden)}
      />
      <IconButton
        icon="refresh"
        tone="quiet"
        label={t('account.refresh')}
        disabled={isFetching}
        onClick={() => void refetch()}
      />
    </>
  );
}
