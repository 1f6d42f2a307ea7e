import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';

export interface PartFailedProps {
  /** What did not load. */
  title: string;
  error: unknown;
  retrying: boolean;
  onRetry: () => unknown;
}

/** Says that a part did not load, with a button to retry it. */
export function PartFailed({ title, error, retrying, onRetry }: PartFailedProps) {
  const { t } = useTranslation('agentCentre');
  const words = useErrorMessage();
  return (
    <ErrorState
      title={title}
      hint={words(error)}
      retryLabel={t('retry')}
      retrying={retrying}
      onRetry={() => void onRetry()}
    />
  );
}
