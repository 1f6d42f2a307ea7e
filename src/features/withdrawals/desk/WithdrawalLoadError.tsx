import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { RecentWithdrawals } from '../recent/RecentWithdrawals.tsx';

interface FailedQuery {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The error state if required data failed to load, with a retry button and the earlier withdrawals. */
export function WithdrawalLoadError({
  failed,
}: {
  failed: readonly [FailedQuery, ...FailedQuery[]];
}) {
  const { t } = useTranslation('withdrawals');
  const words = useErrorMessage();
  return (
    <>
      <ErrorState
        title={t('failed')}
        hint={words(failed[0].error)}
        retryLabel={t('retry')}
        retrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const { refetch } of failed) void refetch();
        }}
      />
      <RecentWithdrawals />
    </>
  );
}
