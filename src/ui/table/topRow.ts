import { GROUP_SIZE } from './cardGroups.ts';

/** The boxes of rows in order, as cards or as a grid, with the number of rows in each, and the edge that they scroll below. */
function layoutOf(rows: HTMLElement) {
  // The page's header covers what scrolls below it, and so does that of a grid.
  const edge = Number.parseFloat(getComputedStyle(rows).scrollMarginBlockStart) || 0;
  const list = rows.querySelector('[role=list]');
  if (list) return { boxes: [...list.children], each: GROUP_SIZE, edge };
  const head = rows.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
  return { boxes: [...rows.querySelectorAll('tbody > tr')], each: 1, edge: Math.max(edge, head) };
}

/** The index of the row at the top of the view; 0 if the first one is in view. */
export function topRow(rows: HTMLElement): number {
  const { boxes, each, edge } = layoutOf(rows);
  const place = boxes.findIndex((box) => box.getBoundingClientRect().bottom > edge);
  return Math.max(0, place) * each;
}
