const LISTS = 'ul, ol, tbody, [role=list]';

/** The rows of lists on a page: their children, by list. */
export type ListedRows = ReadonlyMap<Element, ReadonlySet<Element>>;

/** The rows that are in an element now. It counts as a list itself, for entries that are in none. */
export const rowsIn = (element: Element): ListedRows =>
  new Map(
    [...element.querySelectorAll(LISTS), element].map((list) => [list, new Set(list.children)]),
  );

/** The first row that has been added to one of the lists; undefined if there is none. */
function newRow(before: ListedRows): HTMLElement | undefined {
  for (const [list, rows] of before) {
    const added = [...list.children].find((child) => !rows.has(child));
    if (added instanceof HTMLElement) return added;
  }
  return undefined;
}

function focus(row: HTMLElement): void {
  if (!row.hasAttribute('tabindex')) row.tabIndex = -1;
  row.focus({ preventScroll: true });
}

/**
 * Focuses the first row added to lists, which begins where the button was that loaded it. A group of cards is no row itself: its first card
 * gets the focus when it is rendered, unless the focus has moved elsewhere by then.
 * @returns a cleanup function
 */
export function focusNewRow(before: ListedRows): () => void {
  const added = newRow(before);
  if (!added) return () => {};
  if (added.parentElement?.role !== 'list' || added.role === 'listitem') {
    focus(added);
    return () => {};
  }
  const focusCard = () => {
    const card = added.querySelector<HTMLElement>('[role=listitem]');
    if (card && document.activeElement === document.body) focus(card);
    return card !== null;
  };
  const late = new MutationObserver(() => {
    if (focusCard()) late.disconnect();
  });
  if (!focusCard()) late.observe(added, { childList: true });
  return () => late.disconnect();
}
