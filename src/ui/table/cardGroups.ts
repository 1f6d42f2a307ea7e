/** The number of cards in a group: a whole line where two are side by side. All of a group that comes near the view are laid out in one frame. */
export const GROUP_SIZE = 2;

/** Splits rows into groups; the last one may be smaller. */
export const groupsOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / GROUP_SIZE) }, (_, place) =>
    rows.slice(place * GROUP_SIZE, (place + 1) * GROUP_SIZE),
  );

/** Whether two groups contain the same rows. */
export const isSameGroup = <Row>(one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every((row, place) => row === other[place]);
