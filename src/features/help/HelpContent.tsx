import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { helpCenterQuery } from '#src/platform/endpoints/help/getHelpCenter.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useHashTarget } from '#src/session/useHashTarget.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { HelpResults } from './HelpResults.tsx';
import * as styles from './HelpScreen.css.ts';
import { HelpSearch } from './HelpSearch.tsx';
import { HelpSections } from './HelpSections.tsx';
import { HelpSkeleton } from './HelpSkeleton.tsx';

/** The help sections from the platform, with a search. */
export function HelpContent() {
  const { t, i18n } = useTranslation('help');
  const words = useErrorMessage();
  const [query, setQuery] = useState('');
  const { data, error, refetch, isFetching } = useQuery(
    helpCenterQuery(usePlatform(), i18n.language),
  );
  useHashTarget(data !== undefined);
  if (!data && error) {
    return (
      <ErrorState
        title={t('failed')}
        hint={words(error)}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <HelpSkeleton />;
  if (data.sections.length === 0) {
    return <EmptyState icon="headset" title={t('empty.title')} hint={t('empty.hint')} />;
  }
  return (
    <div className={styles.content}>
      <HelpSearch query={query} onChange={setQuery} />
      {query.trim() === '' ? (
        <HelpSections sections={data.sections} />
      ) : (
        <HelpResults sections={data.sections} query={query} onClear={() => setQuery('')} />
      )}
    </div>
  );
}
