/** Scrolls the chosen item of a long row into view, without moving the page. */
export function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector('[aria-current], [aria-selected="true"]');
  if (!row || !chosen) return;
  const [inner, outer] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
