import type { PaginationLabels } from '#src/ui/pagination/Pagination.tsx';

/** The texts of a table that do not come from its columns. */
export interface TableLabels {
  /** The label of the totals. */
  total: string;
  /** The button for the rest of a card, and what it says while that is open. */
  details: string;
  lessDetails: string;
  /** The sort control on phones, and its two directions. */
  sortBy: string;
  /** The unsorted order of the rows: "Default order". */
  asListed: string;
  ascending: string;
  descending: string;
  /** The same of a column of moments: "Oldest first", "Newest first". */
  oldest: string;
  newest: string;
  pages: PaginationLabels;
}
