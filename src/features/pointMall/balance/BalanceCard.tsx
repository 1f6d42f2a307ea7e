import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PointBalance, PointConfig } from '#src/platform/contract.generated.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { usePoints } from '#src/shared/rewards/usePoints.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';
import { hundredthsOf } from '../pointUnits.ts';
import { ClaimPointsButton } from './ClaimPointsButton.tsx';
import { ConvertButton } from './ConvertButton.tsx';

export interface BalanceCardProps {
  /** Undefined while it loads. */
  balance: PointBalance | undefined;
  /** The rates, without which nothing can be converted. */
  config: Pick<UseQueryResult<PointConfig>, 'data' | 'error' | 'isFetching' | 'refetch'>;
}

const FIGURES = ['balance', 'claimable', 'inProcess'] as const;
const LABELS = {
  balance: 'balance.points',
  claimable: 'balance.claimable',
  inProcess: 'balance.inProcess',
} as const;

/** The player's points, claimable and pending, with buttons for them (S7.30). */
export function BalanceCard({ balance, config }: BalanceCardProps) {
  const { t } = useTranslation('pointMall');
  const points = usePoints();
  const words = useErrorMessage();
  const claimable = balance && hundredthsOf(balance.claimable) > 0n ? balance.claimable : undefined;
  return (
    <Card as="section" labelledBy="own-points">
      <Stack gap="l">
        <Heading level={2} size="m" id="own-points">
          {t('balance.title')}
        </Heading>
        <Grid columns="medium">
          {FIGURES.map((figure) => (
            <Statistic
              key={figure}
              label={t(LABELS[figure])}
              {...(balance ? { figure: points(balance[figure]) } : { loading: true })}
            />
          ))}
        </Grid>
        <Stack direction="row" wrap gap="s">
          {claimable !== undefined && <ClaimPointsButton claimable={claimable} />}
          {balance && config.data && (
            <ConvertButton balance={balance.balance} config={config.data} />
          )}
        </Stack>
        {!config.data && config.error && (
          <ErrorState
            title={t('ratesFailed')}
            hint={words(config.error)}
            retryLabel={t('retry')}
            retrying={config.isFetching}
            onRetry={config.refetch}
          />
        )}
      </Stack>
    </Card>
  );
}
