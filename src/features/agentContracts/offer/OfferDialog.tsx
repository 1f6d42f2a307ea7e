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
  /** The account of the agent to whom a contract is offered. */
  account: string;
  onClose: () => void;
  /** The offer was sent. */
  onSent: () => void;
  /** Another agent is to be chosen. */
  onAnother: () => void;
}

/** Offers a contract to an agent directly below. Why an agent is not available is never shown (S4.16, S6.4). */
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
