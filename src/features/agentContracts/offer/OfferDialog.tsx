import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { offerTermsQuery } from '#src/platform/endpoints/agents/contracts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { OfferSteps } from './OfferSteps.tsx';

export interface OfferDialogProps {
  /** The account of the agent who is offered a contract. */
  account: string;
  onClose: () => void;
  /** Called when the offer was sent. */
  onSent: () => void;
  /** Called to choose another agent. */
  onAnother: () => void;
}

/** Offers a contract to an agent directly below. Never shows why an agent is not available (S4.16, S6.4). */
export function OfferDialog({ account, onClose, onSent, onAnother }: OfferDialogProps) {
  const { t } = useTranslation('agentContracts');
  const words = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(offerTermsQuery(usePlatform(), account));
  return (
    <Dialog
      title={t('offer.titleTo', { account: data?.account ?? account })}
      closeLabel={t('close')}
      open
      onClose={onClose}
      loading={data === undefined && !error}
    >
      {data && <OfferSteps terms={data} onSent={onSent} />}
      {data === null && (
        <EmptyState
          icon="user"
          title={t('offer.unavailable')}
          hint={t('offer.unavailableHint', { account })}
          action={<Button onClick={onAnother}>{t('offer.another')}</Button>}
        />
      )}
      {data === undefined && error && (
        <ErrorState
          title={t('offer.failed')}
          hint={words(error)}
          retryLabel={t('retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}
