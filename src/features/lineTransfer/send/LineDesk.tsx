import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { securityQuery } from '#src/platform/endpoints/security/security.ts';
import { transferLineQuery } from '#src/platform/endpoints/wallet/line.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import * as styles from '../LineTransfer.css.ts';
import { LineSteps } from './LineSteps.tsx';
import { TurnoverFirst } from './TurnoverFirst.tsx';

/** The steps of a transfer, once it is known whom the player can transfer to, what they have, and whether they have a payment password. */
export function LineDesk() {
  const { t, i18n } = useTranslation('lineTransfer');
  const words = useErrorMessage();
  const platform = usePlatform();
  const line = useQuery(transferLineQuery(platform, ''));
  const wallet = useQuery(walletBalanceQuery(platform, i18n.language));
  const security = useQuery(securityQuery(platform));
  const failed = [line, wallet, security].filter(({ data, error }) => !data && error);
  if (failed[0]?.error) {
    return (
      <ErrorState
        title={t('failed')}
        hint={words(failed[0].error)}
        retryLabel={t('retry')}
        retrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.map(({ refetch }) => refetch())}
      />
    );
  }
  if (!line.data || !wallet.data || !security.data) {
    return (
      <div className={styles.coming}>
        <Card>
          <SkeletonLines />
        </Card>
      </div>
    );
  }
  if (!line.data.upline && line.data.total === 0) {
    return <EmptyState icon="user" title={t('nobody')} hint={t('nobodyHint')} />;
  }
  const { balance, turnoverLeft } = wallet.data;
  if (isPositive(turnoverLeft)) return <TurnoverFirst left={turnoverLeft} />;
  return (
    <div className={styles.desk}>
      <Card as="section">
        <LineSteps line={line.data} available={balance} />
      </Card>
    </div>
  );
}
