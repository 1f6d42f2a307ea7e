import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { securityQuery } from '#src/platform/endpoints/security/security.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { StepUpForm, type StepUpFormProps } from './StepUpForm.tsx';

export interface StepUpDialogProps extends Pick<StepUpFormProps, 'reason'> {
  /** Whether an earlier proof of this player no longer counts. */
  again: boolean;
  /** A token, or undefined if the player gives up. */
  onAnswer: (token: string | undefined) => void;
}

/** The dialog of a step-up: a logged-in player authenticates again, above what they are doing. */
export function StepUpDialog({ reason, again, onAnswer }: StepUpDialogProps) {
  const { t } = useTranslation('session');
  const words = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(securityQuery(usePlatform()));
  return (
    <Dialog
      title={t('stepUp.title')}
      closeLabel={t('stepUp.close')}
      open
      loading={!data && !error}
      onClose={() => onAnswer(undefined)}
    >
      {data ? (
        <StepUpForm
          methods={data.stepUpMethods}
          reason={again ? t('stepUp.again') : reason}
          onToken={onAnswer}
        />
      ) : (
        <ErrorState
          title={t('stepUp.failed')}
          hint={words(error)}
          retryLabel={t('stepUp.retry')}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
    </Dialog>
  );
}
