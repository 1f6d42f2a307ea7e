import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { TransferPage } from '#src/platform/contract.generated.ts';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';

/** The sums of all transfers that are asked for, those of other pages too. Not there yet while they are on their way. */
export function LineTotals({ page }: { page: TransferPage | undefined }) {
  const { t } = useTranslation('lineTransfer');
  const { amount, count } = useFormat();
  const figures = [
    { label: t('records.in'), figure: page && amount(page.totals.in) },
    { label: t('records.out'), figure: page && amount(page.totals.out) },
    { label: t('records.count'), figure: page && count(page.total) },
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
