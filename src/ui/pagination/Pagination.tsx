import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './Pagination.css.ts';
import { pageWindow } from './pageWindow.ts';

export interface PaginationLabels {
  /** What is turned over: "Pages of bets". */
  region: string;
  previous: string;
  next: string;
  /** One page, for those who listen: "Page 3". */
  page: (page: number) => string;
  /** The current page: "Page 3 of 20". It replaces the page numbers where there is no room for them. */
  summary: (page: number, count: number) => string;
}

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  count: number;
  onChange: (page: number) => void;
  labels: PaginationLabels;
  /** A page number in the digits of the brand. */
  format?: ((page: number) => string) | undefined;
}

/** Turns the pages of a list; the new page is read out. A list of one page has none. */
export function Pagination({ page, count, onChange, labels, format = String }: PaginationProps) {
  if (count <= 1) return null;
  // At an end its button goes on to have the focus, and turns nothing.
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
