import type { PaginationLabels } from '#src/ui/pagination/Pagination.tsx';

/** The words of a table that do not come from its columns. */
export interface TableLabels {
  /** At the head of the totals. */
  total: string;
  /** Opens what a card leaves out. */
  details: string;
  /** The choice of order on phones, and the two ways of it. */
  sortBy: string;
  /** The order in which the rows come, until another is chosen: "Default order". */
  asListed: string;
  ascending: string;
  descending: string;
  pages: PaginationLabels;
}
