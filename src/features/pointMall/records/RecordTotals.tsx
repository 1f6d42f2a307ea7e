import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PointTotals } from '#src/platform/contract.generated.ts';
import { usePoints } from '#src/shared/rewards/usePoints.ts';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';

/** The totals of all filtered records, including other pages. */
export function RecordTotals({ totals }: { totals: PointTotals | undefined }) {
  const { t } = useTranslation('pointMall');
  const { count } = useFormat();
  const points = usePoints();
  const figures = [
    { label: t('records.received'), figure: totals && points(totals.received) },
    { label: t('records.spent'), figure: totals && points(totals.spent) },
    { label: t('records.count'), figure: totals && count(totals.records) },
  ];
  return (
    <Grid columns="figures">
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
