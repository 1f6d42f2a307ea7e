import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { BalanceAmount } from '#src/shared/balance/BalanceAmount.tsx';
import { FallbackBoundary } from '#src/ui/fallback/FallbackBoundary.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Popover } from '#src/ui/popover/Popover.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { visuallyHidden } from '#src/ui/text/Text.css.ts';
import { PartMissing } from '../PartMissing.tsx';
import * as styles from './Balance.css.ts';

const WalletsPanel = lazy(async () => ({
  default: (await import('./WalletsPanel.tsx')).WalletsPanel,
}));

/** The player's total balance. If there are several wallets, a press shows each one (S2.20, S2.16 transferFund). */
export function BalanceFace({ hidden }: { hidden: boolean }) {
  const { t, i18n } = useTranslation('app');
  const { data } = useQuery(walletBalanceQuery(usePlatform(), i18n.language));
  const amount = <BalanceAmount hidden={hidden} />;
  if (!data || data.single) return <span className={styles.amount}>{amount}</span>;
  return (
    <Popover
      title={t('account.wallets')}
      align="end"
      fixed
      trigger={
        <button type="button" className={styles.wallets}>
          <span className={styles.amount}>{amount}</span>
          <span className={visuallyHidden}>{t('account.wallets')}</span>
          <span className={styles.more}>
            <Icon name="chevronDown" size="s" />
          </span>
        </button>
      }
    >
      {(close) => (
        <FallbackBoundary fallback={<PartMissing />}>
          <Suspense fallback={<SkeletonLines />}>
            <WalletsPanel hidden={hidden} onFollow={close} />
          </Suspense>
        </FallbackBoundary>
      )}
    </Popover>
  );
}
