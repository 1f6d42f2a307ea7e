import { GROUP_SIZE } from './cardGroups.ts';

const pixels = (length: string) => Number.parseFloat(length) || 0;

/** The boxes of rows in order, as cards or as a grid, with the number of rows in each, and the edge that they scroll below. */
function layoutOf(rows: HTMLElement) {
  // The page's header covers what scrolls below it, and so does that of a grid.
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
  const { scrollMarginBlockStart } = getComputedStyle(rows);
  const edge = pixels(scrollPaddingBlockStart) + pixels(scrollMarginBlockStart);
  const list = rows.querySelector('[role=list]');
  if (list) return { boxes: list.children, each: GROUP_SIZE, edge };
  const table = rows.querySelector('table');
  const head = table?.tHead?.getBoundingClientRect().bottom ?? 0;
  return { boxes: table?.tBodies[0]?.rows, each: 1, edge: Math.max(edge, head) };
}

const boxOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

/** The index of the row at the top of the view; 0 if the first one is in view. Found in a few steps, since it is asked in every scroll. */
export function topRow(rows: HTMLElement): number {
  const { boxes, each, edge } = layoutOf(rows);
  let [first, end] = [0, boxes?.length ?? 0];
  while (first < end) {
    const middle = Math.floor((first + end) / 2);
    if (boxOf(boxes?.[middle]).bottom > edge) end = middle;
    else first = middle + 1;
  }
  return first * each;
}

/** Scrolls a row to the top of the view: the page, and the box that a grid scrolls in. */
export function scrollToRow(rows: HTMLElement, row: number): void {
  const { boxes, each } = layoutOf(rows);
  const box = boxes?.[Math.floor(row / each)];
  if (!box) return;
  const grid = rows.querySelector('section');
  if (grid) rows.scrollIntoView({ block: 'start' });
  (grid ?? window).scrollBy({ top: boxOf(box).top - layoutOf(rows).edge });
}
