/** How many months a statement shows: the usual number first. */
export const MONTHS = [6, 12] as const;
export type Months = (typeof MONTHS)[number];

/** The address of a statement (S2.16). */
export const statementPath = (months: Months): string =>
  months === MONTHS[0] ? '/statement' : `/statement?months=${months}`;

/** How many months an address asks for; the usual number if it asks for none that is known. */
export const monthsOf = (query: URLSearchParams): Months =>
  MONTHS.find((known) => String(known) === query.get('months')) ?? MONTHS[0];
