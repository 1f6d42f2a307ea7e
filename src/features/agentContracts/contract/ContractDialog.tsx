import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract } from '#src/platform/contract.generated.ts';
import { contractConsequencesQuery } from '#src/platform/endpoints/agents/contracts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { statePlace } from '../statePlace.ts';
import { ActFailure } from './ActFailure.tsx';
import { ContractActions } from './ContractActions.tsx';
import { ContractBody } from './ContractBody.tsx';
import { useConfirmedAct } from './useConfirmedAct.ts';

const EndingsConfirmation = lazy(async () => ({
  default: (await import('./EndingsConfirmation.tsx')).EndingsConfirmation,
}));

export interface ContractDialogProps {
  id: string;
  onClose: () => void;
}

function useTitle(contract: Contract | undefined): string {
  const { t } = useTranslation('agentContracts');
  if (!contract) return t('contract.loading');
  const kind = t(`kind.${contract.kind}`);
  return t(contract.state === 'offered' ? 'contract.offerTitle' : 'contract.title', { kind });
}

/** The dialog of a contract with the agent's actions; says so if they have no such contract (S4.16). */
export function ContractDialog({ id, onClose }: ContractDialogProps) {
  const { t } = useTranslation('agentContracts');
  const words = useErrorMessage();
  const query = useInfiniteQuery(contractConsequencesQuery(usePlatform(), id));
  const { data, error, isFetching, refetch } = query;
  const pages = data?.pages.flatMap((page) => (page ? [page] : []));
  const [first] = pages ?? [];
  // The id in the address may be unknown or malformed.
  const isUnknown =
    (pages && !first) || (error instanceof PlatformError && error.code === 'invalid_parameter');
  const { acts, busy, failure, again, asking, ...act } = useConfirmedAct(id, first, onClose);
  const more = { load: () => void query.fetchNextPage(), isLoading: query.isFetchingNextPage };
  return (
    <Dialog
      title={useTitle(first?.contract)}
      closeLabel={t('close')}
      open
      onClose={onClose}
      loading={!pages && !error}
      returnTo={() => statePlace(first?.contract)}
      actions={
        acts.length > 0 && (
          <ContractActions acts={acts} busy={busy} again={again} onAct={act.choose} />
        )
      }
    >
      <Stack gap="l">
        {failure && <ActFailure act={failure.act} error={failure.error} />}
        {first && pages && (
          <ContractBody
            {...first}
            pages={pages.map(({ endings }) => endings)}
            more={query.hasNextPage ? more : undefined}
          />
        )}
        {isUnknown && <Text>{t('contract.unknown')}</Text>}
        {!pages && error && !isUnknown && (
          <ErrorState
            title={t('contract.failed')}
            hint={words(error)}
            retryLabel={t('retry')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
      <Suspense fallback={null}>
        {asking && first && (
          <EndingsConfirmation
            cause={asking}
            contract={first.contract}
            endings={first.endings}
            busy={busy !== undefined}
            onCancel={act.cancel}
            onConfirm={() => void act.confirm()}
          />
        )}
      </Suspense>
    </Dialog>
  );
}
