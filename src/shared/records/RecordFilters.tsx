import type { ReactNode } from 'react';
import { filters } from './RecordFilters.css.ts';

/** The filter fields of a record, beside each other if there is room. */
export function RecordFilters({ children }: { children: ReactNode }) {
  return <div className={filters}>{children}</div>;
}
