import { useTranslation } from 'react-i18next';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';

/** Replaces the list of winners if its chunk failed to load; only a page reload fetches it again. */
export function WinnersMissing() {
  const { t } = useTranslation(['lobby', 'app']);
  return (
    <ErrorState
      title={t('lobby:winners.failed')}
      hint={t('app:error.missing.text')}
      retryLabel={t('app:error.reload')}
      onRetry={() => location.reload()}
    />
  );
}
