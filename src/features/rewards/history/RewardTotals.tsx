import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { RewardRecordTotals } from '#src/platform/contract.generated.ts';
import { usePoints } from '#src/shared/rewards/usePoints.ts';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';

/** What was claimed in all of the days that are asked for, records of other pages too. Not there yet while it is on its way. */
export function RewardTotals({ totals }: { totals: RewardRecordTotals | undefined }) {
  const { t } = useTranslation('rewards');
  const { amount, count } = useFormat();
  const points = usePoints();
  const figures = [
    { label: t('history.money'), figure: totals && amount(totals.money) },
    { label: t('history.points'), figure: totals && points(totals.points) },
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
