import type { ReactNode } from 'react';
import { scrollRow } from './ScrollRow.css.ts';
import { showChosen } from './showChosen.ts';

export interface ScrollRowProps {
  /** List items. */
  children: ReactNode;
  /** The accessible name of the row: "Vendors". */
  label: string;
}

/** A row of chips or links that scrolls sideways if they do not fit. */
export function ScrollRow({ children, label }: ScrollRowProps) {
  return (
    <ul ref={showChosen} aria-label={label} className={scrollRow}>
      {children}
    </ul>
  );
}
