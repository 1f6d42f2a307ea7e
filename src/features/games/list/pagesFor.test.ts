import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_PAGE_SIZE } from '#src/platform/endpoints/games/gamePage.ts';
import { pagesFor } from './pagesFor.ts';

describe('the pages for a view', () => {
  it('are only the first until the number of games is known', () => {
    expect(pagesFor({ first: 0, last: 99 }, undefined)).toEqual([1]);
  });

  it('are the visible ones and the next one (S4.14)', () => {
    expect(pagesFor({ first: 0, last: 23 }, 10_000)).toEqual([1, 2]);
    expect(pagesFor({ first: 5000, last: 5030 }, 10_000)).toEqual([1, 209, 210, 211]);
  });

  it('end with the last one (S4.14)', () => {
    expect(pagesFor({ first: 0, last: 29 }, 30)).toEqual([1, 2]);
    expect(pagesFor({ first: 0, last: 0 }, 0)).toEqual([1]);
  });

  it('include every visible position, each page once, and none beyond the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12_000 }), fc.nat(), fc.nat(80), (total, at, more) => {
        const first = at % total;
        const last = Math.min(total - 1, first + more);
        const pages = pagesFor({ first, last }, total);
        expect(new Set(pages).size).toBe(pages.length);
        expect(Math.max(...pages)).toBeLessThanOrEqual(Math.ceil(total / GAME_PAGE_SIZE));
        for (let place = first; place <= last; place += 1) {
          expect(pages).toContain(Math.floor(place / GAME_PAGE_SIZE) + 1);
        }
      }),
    );
  });
});
