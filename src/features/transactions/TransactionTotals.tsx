import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { TransactionPage } from '#src/platform/contract.generated.ts';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';

/** The sums of all movements that are asked for, those of other pages too. Not there yet while they are on their way. */
export function TransactionTotals({ page }: { page: TransactionPage | undefined }) {
  const { t } = useTranslation('transactions');
  const { amount, count } = useFormat();
  const figures = [
    { label: t('received'), figure: page && amount(page.totals.received) },
    { label: t('spent'), figure: page && amount(page.totals.spent) },
    { label: t('count'), figure: page && count(page.total) },
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
