import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { RebateTotals as Totals } from '#src/platform/contract.generated.ts';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';

/** What was paid in all of the days that are asked for, records of other pages too. Not there yet while it is on its way. */
export function RebateTotals({ totals }: { totals: Totals | undefined }) {
  const { t } = useTranslation('rebates');
  const { amount, count } = useFormat();
  const figures = [
    { label: t('history.amount'), figure: totals && amount(totals.amount) },
    { label: t('history.staked'), figure: totals && amount(totals.staked) },
    { label: t('history.count'), figure: totals && count(totals.records) },
  ];
  return (
    <Grid columns="medium">
      {figures.map(({ label, figure }) => (
        <Statistic
          key={label}
          label={label}
          {...(figure === undefined ? { loading: true } : { figure })}
        />
      ))}
    </Grid>
  );
}
