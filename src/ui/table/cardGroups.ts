/** The number of cards in a group: a whole line where two are side by side. The cards of a group are rendered in one frame. */
export const GROUP_SIZE = 2;

/** The most cards that are all in the page, wherever the view is: a page of a record. */
export const FEW = 20;

/** The number of groups rendered at once with their list: a page of a record, and more than a phone shows. */
const AT_ONCE = FEW / GROUP_SIZE;

/** Of the groups rendered at once, those above the row at the top of the view. */
const ABOVE = 3;

/** Splits rows into groups; the last one may be smaller. */
export const groupsOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / GROUP_SIZE) }, (_, place) =>
    rows.slice(place * GROUP_SIZE, (place + 1) * GROUP_SIZE),
  );

/** Whether two groups contain the same rows. */
export const isSameGroup = <Row>(one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every((row, place) => row === other[place]);

/** The places of the groups that are rendered at once with a list of that many rows, whose row `top` is at the top of the view. */
export function firstGroups(top: number, rows: number): ReadonlySet<number> {
  const from = Math.max(0, Math.floor(top / GROUP_SIZE) - ABOVE);
  const end = Math.min(from + AT_ONCE, Math.ceil(rows / GROUP_SIZE));
  return new Set(Array.from({ length: Math.max(0, end - from) }, (_, at) => from + at));
}
