import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { RebateList } from '#src/platform/contract.generated.ts';
import type { Claims } from '#src/shared/rewards/claims/useClaims.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';
import { RebateRate } from '../RebateRate.tsx';
import { RebateClaim } from './RebateClaim.tsx';

/** The id of the claim for all vendors among the page's claims; no vendor has it. */
export const ALL = '*';

export interface RebatesProps {
  rebates: RebateList;
  claims: Claims;
}

/** The rebate of all vendors: claimable amount, rate, next settlement, and the claim button. */
export function RebateSummary({ rebates, claims }: RebatesProps) {
  const { t } = useTranslation('rebates');
  const { amount, date } = useFormat();
  const { claimable, rebatePercent, nextSettlementAt, minimum } = rebates;
  const settlement = (
    <DateTime moment={nextSettlementAt} text={date(nextSettlementAt, 'dateTime')} />
  );
  return (
    <Card as="section">
      <Stack gap="l">
        <Grid columns="medium">
          <Statistic label={t('claimable')} figure={amount(claimable)} />
          <Statistic label={t('rate')} figure={<RebateRate percent={rebatePercent} />} />
          <Statistic label={t('next')} figure={settlement} />
        </Grid>
        <RebateClaim
          target={{ id: ALL, name: t('all') }}
          {...{ claimable, minimum, claims }}
          main
        />
      </Stack>
    </Card>
  );
}
