/** The choices of months in a statement, default first. */
export const MONTHS = [6, 12] as const;
export type Months = (typeof MONTHS)[number];

/** The URL of a statement (S2.16). */
export const statementPath = (months: Months): string =>
  months === MONTHS[0] ? '/statement' : `/statement?months=${months}`;

/** The number of months in a URL; the default if it names no known one. */
export const monthsOf = (query: URLSearchParams): Months =>
  MONTHS.find((known) => String(known) === query.get('months')) ?? MONTHS[0];
