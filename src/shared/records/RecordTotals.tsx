import type { ReactNode } from 'react';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';

export interface RecordTotal {
  label: string;
  /** Not there yet while it is on its way. */
  figure: ReactNode | undefined;
}

/** The totals of a record: of all that its filter finds, as the platform sent them. */
export function RecordTotals({ totals }: { totals: readonly RecordTotal[] }) {
  return (
    <Grid columns="figures">
      {totals.map(({ label, figure }) => (
        <Statistic
          key={label}
          label={label}
          {...(figure === undefined ? { loading: true } : { figure })}
        />
      ))}
    </Grid>
  );
}
