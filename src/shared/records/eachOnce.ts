/**
 * Rows of several pages, each once: one that is added between two pages shifts the others, so that the last of a page comes again. The newer
 * state of a row stands where it first stood.
 */
export const eachOnce = <Row>(rows: readonly Row[], rowId: (row: Row) => string): Row[] => [
  ...new Map(rows.map((row) => [rowId(row), row])).values(),
];
