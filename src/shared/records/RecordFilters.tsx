import type { ReactNode } from 'react';
import { filters } from './RecordFilters.css.ts';

/** The fields that narrow a record, beside each other where there is room. */
export function RecordFilters({ children }: { children: ReactNode }) {
  return <div className={filters}>{children}</div>;
}
