import { useTranslation } from 'react-i18next';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';

/** In place of the list of winners where its chunk did not come; only a page loaded anew asks for it again. */
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
