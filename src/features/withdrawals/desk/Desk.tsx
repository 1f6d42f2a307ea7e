import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { securityQuery } from '#src/platform/endpoints/security/security.ts';
import { payoutAccountsQuery } from '#src/platform/endpoints/wallet/payoutAccounts.ts';
import { withdrawalQuery } from '#src/platform/endpoints/wallet/withdrawals.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { WithdrawalCard } from '#src/shared/withdrawals/WithdrawalCard.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { DeskParts } from './DeskParts.tsx';
import { DeskSkeleton } from './DeskSkeleton.tsx';

/** All that a withdrawal needs to be known of its player, and the one on its way, once it is there. */
export function Desk() {
  const { t } = useTranslation('withdrawals');
  const words = useErrorMessage();
  const platform = usePlatform();
  const accounts = useQuery(payoutAccountsQuery(platform));
  const security = useQuery(securityQuery(platform));
  const newest = useQuery(withdrawalQuery(platform));
  if (accounts.data && security.data && newest.data !== undefined) {
    return (
      <>
        {newest.data && <WithdrawalCard withdrawal={newest.data} />}
        <DeskParts known={accounts.data} hasPassword={security.data.paymentPassword} />
      </>
    );
  }
  const failed = [accounts, security, newest].filter(({ error }) => error);
  const [first] = failed;
  if (!first) return <DeskSkeleton />;
  return (
    <ErrorState
      title={t('failed')}
      hint={words(first.error)}
      retryLabel={t('retry')}
      retrying={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
    />
  );
}
