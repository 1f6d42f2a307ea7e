import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { feedbackQuery } from '#src/platform/endpoints/help/feedback.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PagedList } from '#src/shared/lists/PagedList.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { FeedbackCard } from './FeedbackCard.tsx';
import * as styles from './FeedbackScreen.css.ts';

function Entries() {
  const { t } = useTranslation('feedback');
  const query = useInfiniteQuery(feedbackQuery(usePlatform()));
  const labels = { failed: t('own.failed'), retry: t('own.retry'), older: t('own.older') };
  return (
    <PagedList query={query} labels={labels}>
      {(pages) => {
        const entries = pages.flatMap(({ list }) => list);
        if (entries.length === 0) {
          return <EmptyState icon="pencil" title={t('own.none')} hint={t('own.noneHint')} />;
        }
        return entries.map((feedback) => <FeedbackCard key={feedback.id} feedback={feedback} />);
      }}
    </PagedList>
  );
}

/** The member's earlier feedback, with the staff's answers. */
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
