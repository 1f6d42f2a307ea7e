import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './Pagination.css.ts';
import { pageWindow } from './pageWindow.ts';

export interface PaginationLabels {
  /** The accessible name: "Pages of bets". */
  region: string;
  previous: string;
  next: string;
  /** The accessible name of a page: "Page 3". */
  page: (page: number) => string;
  /** The current page: "Page 3 of 20". It replaces the page numbers if there is no room for them. */
  summary: (page: number, count: number) => string;
}

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  count: number;
  onChange: (page: number) => void;
  labels: PaginationLabels;
  /** Formats a page number in the brand's digits. */
  format?: ((page: number) => string) | undefined;
}

/** Pagination for a list; the new page is announced. Nothing for a list of one page. */
export function Pagination({ page, count, onChange, labels, format = String }: PaginationProps) {
  if (count <= 1) return null;
  // At either end the button keeps the focus, and does nothing.
  const turnTo = (next: number) => {
    if (next >= 1 && next <= count) onChange(next);
  };
  return (
    <nav aria-label={labels.region} className={styles.pagination}>
      <div className={styles.row}>
        <IconButton
          icon="chevronStart"
          label={labels.previous}
          aria-disabled={page <= 1}
          onClick={() => turnTo(page - 1)}
        />
        <span className={styles.summary}>{labels.summary(page, count)}</span>
        <ul className={styles.pages}>
          {pageWindow(page, count).map((mark) =>
            mark.kind === 'gap' ? (
              <li key={`after ${mark.after}`} aria-hidden="true" className={styles.gap}>
                …
              </li>
            ) : (
              <li key={mark.page}>
                <button
                  type="button"
                  className={styles.page}
                  aria-label={labels.page(mark.page)}
                  aria-current={mark.page === page ? 'page' : undefined}
                  onClick={() => onChange(mark.page)}
                >
                  {format(mark.page)}
                </button>
              </li>
            ),
          )}
        </ul>
        <IconButton
          icon="chevronEnd"
          label={labels.next}
          aria-disabled={page >= count}
          onClick={() => turnTo(page + 1)}
        />
        <span role="status">
          <VisuallyHidden>{labels.summary(page, count)}</VisuallyHidden>
        </span>
      </div>
    </nav>
  );
}
