import type { ReactNode } from 'react';
import { scrollRow } from './ScrollRow.css.ts';
import { showChosen } from './showChosen.ts';

export interface ScrollRowProps {
  /** List items. */
  children: ReactNode;
  /** What the row holds, for those who listen: "Vendors". */
  label: string;
}

/** One line of chips or links that scrolls sideways where they do not fit. */
export function ScrollRow({ children, label }: ScrollRowProps) {
  return (
    <ul ref={showChosen} aria-label={label} className={scrollRow}>
      {children}
    </ul>
  );
}
