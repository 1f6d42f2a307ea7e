/** Rows that are chosen for something that is done to all of them at once. */
export interface TableSelection<Row> {
  /** The ids of the chosen rows, those of other pages too. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** "Choose all rows of this page". */
  allLabel: string;
  /** "Choose the withdrawal W-17". */
  rowLabel: (row: Row) => string;
}

/** How many of these ids are chosen. */
export function chosenOf(ids: readonly string[], selected: ReadonlySet<string>) {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** The choice with these ids added or taken out. */
export function choose(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  chosen: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (chosen) next.add(id);
    else next.delete(id);
  }
  return next;
}
