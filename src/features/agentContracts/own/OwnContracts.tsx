import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Contract, ContractKind } from '#src/platform/contract.generated.ts';
import { contractOffersQuery, contractsQuery } from '#src/platform/endpoints/agents/contracts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PartFailed } from '#src/shared/agentCentre/PartFailed.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { type ContractView, contractsPath, NOTHING_OPEN } from '../contractPaths.ts';
import { OwnContract } from './OwnContract.tsx';

type Asked = Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown };

export interface OwnContractsProps {
  view: ContractView;
  kinds: readonly ContractKind[];
}

/** The error and the retry of a failed query. */
const again = ({ error, isFetching, refetch }: Asked) => ({
  ...{ error, retrying: isFetching, onRetry: refetch },
});

/** The agent's contracts in force by kind, and the offers to answer (S4.16). Parts that failed to load say so. */
export function OwnContracts({ view, kinds }: OwnContractsProps) {
  const { t } = useTranslation('agentContracts');
  const platform = usePlatform();
  const inForce = useInfiniteQuery(
    contractsQuery(platform, { side: 'received', state: 'accepted' }),
  );
  const offers = useQuery(contractOffersQuery(platform));
  const pathOf = (id: string) => contractsPath({ ...view, ...NOTHING_OPEN, contract: id });
  const isKnown = !inForce.isPending && !offers.isPending;
  const isFailed = !inForce.data && inForce.error !== null;
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{t('own.title')}</Heading>
      {isFailed && <PartFailed title={t('own.failed')} {...again(inForce)} />}
      {!offers.data && offers.error && (
        <PartFailed title={t('own.offersFailed')} {...again(offers)} />
      )}
      <Grid columns="few">
        {kinds.map((kind) => {
          const ofKind = (all: readonly Contract[] | undefined) =>
            all?.find((one) => one.kind === kind);
          const contract = ofKind(inForce.data?.pages[0]?.contracts);
          const offer = ofKind(offers.data?.contracts);
          if (isKnown && isFailed && !offer) return null;
          return (
            <OwnContract
              key={kind}
              kind={kind}
              known={isKnown ? { contract, offer, isFailed } : undefined}
              pathOf={pathOf}
            />
          );
        })}
      </Grid>
    </Stack>
  );
}
