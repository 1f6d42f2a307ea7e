import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutPage } from './content.ts';

describe('the pages of a table', () => {
  it('contain every row once, in order', () => {
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

  it('end with the last one if a search leaves fewer pages', () => {
    expect(cutPage(['a', 'b', 'c'], 7, 2)).toEqual({ rows: ['c'], page: 2, pageCount: 2 });
  });

  it('are a single one without a page size, and without rows', () => {
    expect(cutPage(['a', 'b'], 1, undefined).pageCount).toBe(1);
    expect(cutPage([], 3, 10)).toEqual({ rows: [], page: 1, pageCount: 1 });
  });
});
