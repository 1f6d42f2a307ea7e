import type { ReactNode } from 'react';
import { scrollRow } from './ScrollRow.css.ts';

export interface ScrollRowProps {
  /** List items. */
  children: ReactNode;
  /** What the row holds, for those who listen: "Vendors". */
  label: string;
}

/** Brings the chosen one of a long row into sight, without moving the page. */
function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector('[aria-current="true"]');
  if (!row || !chosen) return;
  const [inner, outer] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

/** One line of chips or links that scrolls sideways where they do not fit. */
export function ScrollRow({ children, label }: ScrollRowProps) {
  return (
    <ul ref={showChosen} aria-label={label} className={scrollRow}>
      {children}
    </ul>
  );
}
