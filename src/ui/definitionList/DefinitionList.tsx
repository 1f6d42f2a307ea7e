import type { ReactNode } from 'react';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import * as styles from './DefinitionList.css.ts';

interface Definition {
  term: string;
  value: ReactNode;
}

export type DefinitionListProps = {
  /** `rows` for one record in a sheet or card, `columns` if a page has room. */
  layout?: (typeof styles.LAYOUTS)[number];
} & (
  | { items: readonly Definition[]; loading?: false }
  /** Terms are known before their values. */
  | { loading: true; terms: readonly string[] }
);

const pending = (term: string): Definition => ({
  term,
  value: (
    <span className={styles.pending}>
      <Skeleton />
    </span>
  ),
});

/** The details of one record as terms and values, in reading order; terms are unique. */
export function DefinitionList({ layout = 'rows', ...record }: DefinitionListProps) {
  const items = record.loading ? record.terms.map(pending) : record.items;
  return (
    <dl className={styles.layout[layout]} aria-busy={record.loading}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.item[layout]}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
