import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './pageWindow.ts';

const written = (page: number, count: number) =>
  pageWindow(page, count)
    .map((mark) => (mark.kind === 'gap' ? '…' : mark.page))
    .join(' ');

/** A number of pages, and one of them. */
const place = fc
  .integer({ min: 1, max: 2000 })
  .chain((count) =>
    fc.record({ count: fc.constant(count), page: fc.integer({ min: 1, max: count }) }),
  );

describe('the pages of a pagination', () => {
  it('are all shown if they are few', () => {
    expect(written(1, 1)).toBe('1');
    expect(written(2, 4)).toBe('1 2 3 4');
  });

  it('are the first, the last and those around the current one if they are many', () => {
    expect(written(1, 20)).toBe('1 2 … 20');
    expect(written(10, 20)).toBe('1 … 9 10 11 … 20');
    expect(written(20, 20)).toBe('1 … 19 20');
  });

  it('include a page that would be alone in a gap', () => {
    expect(written(4, 20)).toBe('1 2 3 4 5 … 20');
    expect(written(17, 20)).toBe('1 … 16 17 18 19 20');
  });

  it('always include the current page, its neighbours and both ends, in order and once', () => {
    fc.assert(
      fc.property(place, ({ page, count }) => {
        const marks = pageWindow(page, count);
        const pages = marks.flatMap((mark) => (mark.kind === 'page' ? [mark.page] : []));
        const needed = [1, page - 1, page, page + 1, count].filter((n) => n >= 1 && n <= count);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining(needed));
        expect(marks.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
