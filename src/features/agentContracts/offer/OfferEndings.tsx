import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ContractOffer } from '#src/platform/contract.generated.ts';
import { offerConsequencesQuery } from '#src/platform/endpoints/agents/contracts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Endings } from '../contract/Endings.tsx';

/** The agents further down who would lose a contract if the offer is accepted (S4.16). */
export function OfferEndings({ offer }: { offer: ContractOffer }) {
  const { t } = useTranslation('agentContracts');
  const words = useErrorMessage();
  const query = useInfiniteQuery(offerConsequencesQuery(usePlatform(), offer));
  const { data, error, isFetching, refetch, hasNextPage } = query;
  if (data) {
    const more = { load: () => void query.fetchNextPage(), isLoading: query.isFetchingNextPage };
    return (
      <Endings
        cause="accept"
        pages={data.pages.flatMap((page) => (page ? [page] : []))}
        more={hasNextPage ? more : undefined}
      />
    );
  }
  if (!error) return <SkeletonLines />;
  return (
    <ErrorState
      title={t('endings.failed')}
      hint={words(error)}
      retryLabel={t('retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
