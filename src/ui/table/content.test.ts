import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutPage } from './content.ts';

describe('the pages of a table', () => {
  it('hold every row once, in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { maxLength: 60 }),
        fc.integer({ min: 1, max: 25 }),
        (rows, size) => {
          const { pageCount } = cutPage(rows, 1, size);
          const pages = Array.from({ length: pageCount }, (_, at) => cutPage(rows, at + 1, size));
          expect(pages.flatMap((page) => page.rows)).toEqual(rows);
          expect(pages.every((page) => page.rows.length <= size)).toBe(true);
        },
      ),
    );
  });

  it('end with the last one, when a search leaves fewer than before', () => {
    expect(cutPage(['a', 'b', 'c'], 7, 2)).toEqual({ rows: ['c'], page: 2, pageCount: 2 });
  });

  it('are one where no size is set, and where nothing is', () => {
    expect(cutPage(['a', 'b'], 1, undefined).pageCount).toBe(1);
    expect(cutPage([], 3, 10)).toEqual({ rows: [], page: 1, pageCount: 1 });
  });
});
