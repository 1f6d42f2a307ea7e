import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { memberQuery } from '#src/session/member.ts';
import { CashierLinks } from '#src/shared/balance/CashierLinks.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { TransferDesk } from './TransferDesk.tsx';
import * as styles from './Transfers.css.ts';

function Desk() {
  const { t, i18n } = useTranslation(['transfers', 'balance']);
  const words = useErrorMessage();
  const platform = usePlatform();
  const balance = useQuery(walletBalanceQuery(platform, i18n.language));
  const member = useQuery(memberQuery(platform));
  if (balance.data && member.data) {
    return <TransferDesk player={member.data.id} balance={balance.data} />;
  }
  const failed = [balance, member].find(({ error }) => error);
  if (failed) {
    return (
      <ErrorState
        title={t('balance:failed')}
        hint={words(failed.error)}
        retryLabel={t('retry')}
        retrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  return (
    <div className={styles.coming}>
      <Card>
        <SkeletonLines />
      </Card>
    </div>
  );
}

/** All wallets of the player, and transfers between any two of them (S2.16 transferFund). Not on brands with a single wallet. */
export function TransfersScreen() {
  const { t } = useTranslation('transfers');
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('title')}</Heading>
      <CashierLinks />
      <Desk />
    </div>
  );
}
