import type { ReactNode } from 'react';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';

export interface RecordTotal {
  label: string;
  /** Undefined while loading. */
  figure: ReactNode | undefined;
}

/** The totals of all rows that a record's filter finds, as sent by the platform. */
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
