import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import type { TableColumn } from './column.ts';
import * as cards from './TableCards.css.ts';
import * as grid from './TableGrid.css.ts';

/** The maximum number of skeleton rows. */
const MOST = { grid: 8, cards: 4 } as const;

export interface TableSkeletonProps<Row extends object> {
  label: string;
  columns: readonly TableColumn<Row>[];
  narrow: boolean;
  /** The page size. */
  pageSize: number | undefined;
}

const places = (most: number, pageSize = most) =>
  Array.from({ length: Math.min(most, pageSize) }, (_, place) => place);

function CardsSkeleton({ pageSize }: { pageSize: number | undefined }) {
  return (
    <div className={cards.group}>
      {places(MOST.cards, pageSize).map((place) => (
        <div key={place} className={cards.card}>
          <Skeleton width="half" />
          <Skeleton width="long" />
          <Skeleton width="short" />
        </div>
      ))}
    </div>
  );
}

/** The skeleton of a table, with its column labels. */
export function TableSkeleton<Row extends object>({
  label,
  columns,
  narrow,
  pageSize,
}: TableSkeletonProps<Row>) {
  return (
    <section aria-label={label} aria-busy="true">
      {narrow ? (
        <CardsSkeleton pageSize={pageSize} />
      ) : (
        <div className={grid.box}>
          <table className={grid.grid}>
            <thead className={grid.head}>
              <tr>
                {columns.map((column) => (
                  <th key={column.id} scope="col" className={grid.kind[column.kind ?? 'text']}>
                    {column.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {places(MOST.grid, pageSize).map((place) => (
                <tr key={place}>
                  {columns.map(({ id }) => (
                    <td key={id} className={grid.kind.text}>
                      <Skeleton width="long" />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
