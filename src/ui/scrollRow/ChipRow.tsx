import { chipRow } from './ChipRow.css.ts';
import type { ScrollRowProps } from './ScrollRow.tsx';
import { showChosen } from './showChosen.ts';

/** The chips of a filter: on phones one row that scrolls sideways, from tablets up as many lines as they need. */
export function ChipRow({ children, label }: ScrollRowProps) {
  return (
    <ul ref={showChosen} aria-label={label} className={chipRow}>
      {children}
    </ul>
  );
}
