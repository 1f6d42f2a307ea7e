import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#src/platform/contract.generated.ts';
import { outlookQuery } from '#src/platform/endpoints/agents/commissions.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ContractInForce } from './ContractInForce.tsx';

const TITLE = 'own-contract';

/** The agent's own contract of a kind, and its earnings so far in the current period (S2.17, S9.6). */
export function OwnContract({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('agentIncome');
  const words = useErrorMessage();
  const query = useQuery(outlookQuery(usePlatform(), kind));
  const { data, error, isFetching, refetch, dataUpdatedAt } = query;
  return (
    <Card as="section" labelledBy={TITLE}>
      <Stack gap="m">
        <Heading level={2} id={TITLE}>
          {t('contract.title')}
        </Heading>
        {data?.contract && data.current && (
          <ContractInForce
            {...{ contract: data.contract, current: data.current, now: data.now }}
            arrivedAt={dataUpdatedAt}
            onEnd={() => void refetch()}
          />
        )}
        {data && !data.contract && <Text tone="secondary">{t('contract.none')}</Text>}
        {!data && error && (
          <ErrorState
            title={t('contract.failed')}
            hint={words(error)}
            retryLabel={t('terms.retry')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <SkeletonLines />}
      </Stack>
    </Card>
  );
}
