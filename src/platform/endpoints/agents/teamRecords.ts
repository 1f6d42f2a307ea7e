/** Rows that are saved as a file come in the largest pages that the platform sends. */
export const FILE_PAGE_SIZE = 100;

/** Rows a page on show. */
export const PAGE_SIZE = 20;

/** What every record of a team is narrowed by. */
export interface TeamRecordFilter {
  /** The beginning of an account; everyone's where it is left out. */
  account: string | undefined;
  /** Whether it is the whole account of one member, where a record can be narrowed to that. */
  exact?: boolean | undefined;
  /** The first and the last day in the market's zone, `2026-01-31`. */
  from: string;
  to: string;
}

/** The parameters that all records of a team have. */
export const recordParams = ({ account, exact, from, to }: TeamRecordFilter) => ({
  ...(account && { account }),
  ...(account && exact && { exact }),
  ...{ from, to },
});
