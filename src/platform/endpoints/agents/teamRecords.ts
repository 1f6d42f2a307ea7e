/** The platform's largest page, used for rows saved as a file. */
export const FILE_PAGE_SIZE = 100;

/** Rows a page on show. */
export const PAGE_SIZE = 20;

/** The filter common to all team records. */
export interface TeamRecordFilter {
  /** The start of an account; everyone's if left out. */
  account: string | undefined;
  /** Whether it is the whole account of one member, if the record supports that. */
  exact?: boolean | undefined;
  /** The first and the last day in the market's zone, `2026-01-31`. */
  from: string;
  to: string;
}

/** The query parameters common to all team records. */
export const recordParams = ({ account, exact, from, to }: TeamRecordFilter) => ({
  ...(account && { account }),
  ...(account && exact && { exact }),
  ...{ from, to },
});
