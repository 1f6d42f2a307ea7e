import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';

export interface MemberFailedProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands where a page of the player would be, while the platform does not say who the player is. */
export function MemberFailed({ error, onRetry }: MemberFailedProps) {
  const { t } = useTranslation('app');
  const words = useErrorMessage();
  return (
    <ErrorState
      title={t('member.failed')}
      hint={words(error)}
      retryLabel={t('member.retry')}
      onRetry={onRetry}
    />
  );
}
