import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { feedbackQuery } from '#src/platform/endpoints/help/feedback.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { FeedbackCard } from './FeedbackCard.tsx';
import * as styles from './FeedbackScreen.css.ts';

function Entries() {
  const { t } = useTranslation('feedback');
  const words = useErrorMessage();
  const answer = useInfiniteQuery(feedbackQuery(usePlatform()));
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } =
    answer;
  if (!data && error) {
    return (
      <ErrorState
        title={t('own.failed')}
        hint={words(error)}
        retryLabel={t('own.retry')}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Card>
        <SkeletonLines />
      </Card>
    );
  }
  const entries = data.pages.flatMap(({ list }) => list);
  if (entries.length === 0) {
    return <EmptyState icon="pencil" title={t('own.none')} hint={t('own.noneHint')} />;
  }
  return (
    <>
      {entries.map((feedback) => (
        <FeedbackCard key={feedback.id} feedback={feedback} />
      ))}
      {error && (
        <Text size="s" tone="danger">
          {words(error)}
        </Text>
      )}
      {hasNextPage && (
        <Button wide busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('own.older')}
        </Button>
      )}
    </>
  );
}

/** What the member has sent before, with the answers of the staff. */
export function FeedbackList() {
  const { t } = useTranslation('feedback');
  const heading = useId();
  return (
    <section className={styles.list} aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        {t('own.title')}
      </Heading>
      <Entries />
    </section>
  );
}
