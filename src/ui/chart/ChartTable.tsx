import { REACHABLE } from '#src/ui/reachable.ts';
import * as styles from './ChartTable.css.ts';
import { type ChartSeries, pointsAt } from './series.ts';

export interface ChartTableProps {
  title: string;
  axis: string;
  series: readonly ChartSeries[];
}

/** The values of a chart as a table. */
export function ChartTable({ title, axis, series }: ChartTableProps) {
  const labels = series[0]?.points.map(({ label }) => label) ?? [];
  return (
    <section className={styles.box} aria-label={title} {...REACHABLE}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {axis}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className={styles.figureHead}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row" className={styles.cell}>
                {label}
              </th>
              {pointsAt(series, index).map(({ name, text }) => (
                <td key={name} className={styles.figure}>
                  <bdi>{text}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
