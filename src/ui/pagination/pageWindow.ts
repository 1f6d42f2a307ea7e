/** An item in a row of pages: a page, or a gap for the pages left out. */
export type PageMark = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

/** The number of pages on each side of the current one. */
const REACH = 1;

/**
 * The pages to show of `count`, numbered from 1: the first, the last, the current one and its neighbours. A gap replaces two pages or more;
 * a single page is shown instead.
 */
export function pageWindow(page: number, count: number): PageMark[] {
  const wanted = new Set([1, count]);
  for (let near = page - REACH; near <= page + REACH; near += 1) wanted.add(near);
  const pages = [...wanted].filter((one) => one >= 1 && one <= count).sort((a, b) => a - b);
  return pages.flatMap((one, at): PageMark[] => {
    const shown: PageMark = { kind: 'page', page: one };
    const before = pages[at - 1] ?? 0;
    if (one - before === 2) return [{ kind: 'page', page: one - 1 }, shown];
    return one - before > 2 ? [{ kind: 'gap', after: before }, shown] : [shown];
  });
}
