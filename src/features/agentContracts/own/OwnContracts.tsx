import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#src/platform/contract.generated.ts';
import { contractOffersQuery, contractsQuery } from '#src/platform/endpoints/agents/contracts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { type ContractView, contractsPath, NOTHING_OPEN } from '../contractPaths.ts';
import { OwnContract } from './OwnContract.tsx';

export interface OwnContractsProps {
  view: ContractView;
  kinds: readonly ContractKind[];
}

/** What the agent is paid by now, kind by kind, and the offers that wait for their answer (S4.16). */
export function OwnContracts({ view, kinds }: OwnContractsProps) {
  const { t } = useTranslation('agentContracts');
  const words = useErrorMessage();
  const platform = usePlatform();
  const inForce = useInfiniteQuery(
    contractsQuery(platform, { side: 'received', state: 'accepted' }),
  );
  const offers = useQuery(contractOffersQuery(platform));
  const failed = [inForce, offers].filter(({ data, error }) => !data && error);
  const pathOf = (id: string) => contractsPath({ ...view, ...NOTHING_OPEN, contract: id });
  const [error] = failed.map((query) => query.error);
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{t('own.title')}</Heading>
      {error ? (
        <ErrorState
          title={t('own.failed')}
          hint={words(error)}
          retryLabel={t('retry')}
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => void failed.map((query) => query.refetch())}
        />
      ) : (
        <Grid columns="medium">
          {kinds.map((kind) => (
            <OwnContract
              key={kind}
              kind={kind}
              known={
                inForce.data &&
                offers.data && {
                  contract: inForce.data.pages[0]?.contracts.find((one) => one.kind === kind),
                  offer: offers.data.contracts.find((one) => one.kind === kind),
                }
              }
              pathOf={pathOf}
            />
          ))}
        </Grid>
      )}
    </Stack>
  );
}
