/** The rows selected for a bulk action. */
export interface TableSelection<Row> {
  /** The ids of the selected rows, including other pages. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** "Choose all rows of this page". */
  allLabel: string;
  /** "Choose the withdrawal W-17". */
  rowLabel: (row: Row) => string;
}

/** How many of these ids are selected. */
export function chosenOf(ids: readonly string[], selected: ReadonlySet<string>) {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** The selection with these ids added or removed. */
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
