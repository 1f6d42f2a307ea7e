import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { betQuery } from '#src/platform/endpoints/records/bet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Sheet } from '#src/ui/sheet/Sheet.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { BetSheet } from './BetSheet.tsx';

/** The details of a bet that the address names but the loaded record lacks. */
export function BetByNumber({ betId, onClose }: { betId: number; onClose: () => void }) {
  const { t, i18n } = useTranslation('bets');
  const words = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(
    betQuery(usePlatform(), i18n.language, betId),
  );
  if (data) return <BetSheet bet={data} onClose={onClose} />;
  return (
    <Sheet title={t('one')} closeLabel={t('close')} open onClose={onClose}>
      {data === null && <Text>{t('oneUnknown')}</Text>}
      {error && (
        <ErrorState
          title={t('oneFailed')}
          hint={words(error)}
          retryLabel={t('retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !error && <SkeletonLines />}
    </Sheet>
  );
}
