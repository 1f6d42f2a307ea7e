import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { withdrawalQuery } from '#src/platform/endpoints/wallet/withdrawals.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useTopOnArrival } from '#src/session/useTopOnArrival.ts';
import { WITHDRAW_PATH } from '#src/shared/withdrawals/withdrawalPath.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { WithdrawalSkeleton } from '../desk/WithdrawalSkeleton.tsx';
import { Tracker } from './Tracker.tsx';

/** The codes for a reference that is not the player's. */
const UNKNOWN: readonly string[] = ['withdrawal_unknown', 'invalid_parameter'];

/** The tracker of a withdrawal by its reference, from request to receipt (S3.16, S4.16). */
export function TrackerPart({ reference }: { reference: string }) {
  const { t } = useTranslation('withdrawals');
  const words = useErrorMessage();
  const query = useQuery(withdrawalQuery(usePlatform(), reference));
  const { data, dataUpdatedAt, error, isFetching, refetch } = query;
  useTopOnArrival();
  const again = () => void refetch();
  const isUnknown = error instanceof PlatformError && UNKNOWN.includes(error.code);
  const back = <ButtonLink to={WITHDRAW_PATH}>{t('tracker.back')}</ButtonLink>;
  return (
    <>
      <div>
        <TextLink to={WITHDRAW_PATH}>{t('tracker.back')}</TextLink>
      </div>
      {data && <Tracker withdrawal={data} heardAt={dataUpdatedAt} onOver={again} />}
      {!data && !error && <WithdrawalSkeleton />}
      {!data && error && !isUnknown && (
        <ErrorState
          title={t('tracker.failed')}
          hint={words(error)}
          retryLabel={t('retry')}
          retrying={isFetching}
          onRetry={again}
        />
      )}
      {!data && isUnknown && (
        <EmptyState title={t('tracker.unknown')} hint={t('tracker.unknownHint')} action={back} />
      )}
    </>
  );
}
