import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { drawsQuery } from '#src/platform/endpoints/lottery/draws.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useLive } from '#src/platform/realtime/RealtimeProvider.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { DrawNumbers } from '../numbers/DrawNumbers.tsx';
import * as styles from './DrawHistory.css.ts';

function Draws({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation('lottery');
  const { date } = useFormat();
  const words = useErrorMessage();
  const query = useQuery(drawsQuery(usePlatform(), gameCode, useLive()));
  const { data, error, isFetching, refetch } = query;
  if (data?.draws.length === 0) {
    return <EmptyState icon="lottery" title={t('draws.none')} hint={t('draws.noneHint')} />;
  }
  if (data) {
    return (
      <ol className={styles.draws}>
        {data.draws.map(({ issue, numbers, drawnAt }, place) => (
          <li key={issue} className={styles.draw}>
            <div className={styles.when}>
              <Text as="span" size="s" figures>
                {issue}
              </Text>
              <Text as="time" size="xs" tone="secondary" dateTime={drawnAt}>
                {date(drawnAt, 'time')}
              </Text>
            </div>
            <DrawNumbers numbers={numbers} size={place === 0 ? 'l' : 'm'} />
          </li>
        ))}
      </ol>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t('draws.failed')}
        hint={words(error)}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  }
  return <SkeletonLines />;
}

/** The latest results of a lottery. */
export function DrawHistory({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation('lottery');
  return (
    <Stack as="section" gap="m">
      <Heading level={3}>{t('draws.title')}</Heading>
      <Draws gameCode={gameCode} />
    </Stack>
  );
}
