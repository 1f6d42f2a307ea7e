import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';

export interface MemberFailedProps {
  error: unknown;
  onRetry: () => void;
}

/** The error shown in place of a player's page when the platform does not say who the player is. */
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
