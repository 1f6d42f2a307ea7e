/** Cards of a group: about a screenful of a tablet, and an even number, for two stand beside each other there. */
export const GROUP_SIZE = 20;

/** Rows in groups, the last of which may have fewer. */
export const groupsOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / GROUP_SIZE) }, (_, place) =>
    rows.slice(place * GROUP_SIZE, (place + 1) * GROUP_SIZE),
  );

/** Whether two groups hold the same rows. */
export const isSameGroup = <Row>(one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every((row, place) => row === other[place]);
