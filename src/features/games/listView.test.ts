import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchedName } from '#src/platform/searchedName.ts';
import { listFilter, listPath, readListView } from './listView.ts';

const CATEGORIES = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'RNG', 'PVP'] as const;
const SITE = 'https://site.example';

const anyView = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  vassalage: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
  name: fc.option(fc.string({ unit: 'grapheme' }).map(searchedName), { nil: undefined }),
  sort: fc.constantFrom('popular', 'name', 'new'),
});

describe('the URL of a game list', () => {
  it('filters by vendor and name, and sorts (S2.5)', () => {
    const query = new URLSearchParams('classify=Crash&vassalage=V9&name=drum&sort=new');
    expect(readListView('RNG', query)).toEqual({
      section: 'MXWIN',
      vassalage: 'V9',
      name: 'drum',
      sort: 'new',
    });
  });

  it('omits default values', () => {
    expect(listPath({ section: 'RNG', sort: 'popular' })).toBe('/rng');
    expect(listPath({ section: 'MXWIN', vassalage: 'V9', name: 'a b', sort: 'new' })).toBe(
      '/rng?classify=Crash&vassalage=V9&name=a+b&sort=new',
    );
  });

  it('ignores an unknown order', () => {
    expect(readListView('RNG', new URLSearchParams('sort=__proto__')).sort).toBe('popular');
  });

  it('restores the same list, whatever the search', () => {
    fc.assert(
      fc.property(anyView, ({ category, ...view }) => {
        const { searchParams, origin } = new URL(listPath({ section: category, ...view }), SITE);
        expect(origin).toBe(SITE);
        expect(readListView(category, searchParams)).toEqual({ section: category, ...view });
      }),
    );
  });
});

describe('what the platform is asked', () => {
  it('is what the list shows (S7.24)', () => {
    expect(listFilter({ section: 'MXWIN', vassalage: 'V9', name: 'drum', sort: 'name' })).toEqual({
      gameType: 'RNG',
      gameClassify: 'Crash',
      vassalage: 'V9',
      gameName: 'drum',
      sort: 'name',
    });
  });

  it('is never a name that the contract rejects', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (typed) => {
        const name = searchedName(typed);
        if (name === undefined) return;
        expect(name.trim()).toBe(name);
        expect([...name].length).toBeGreaterThan(0);
        expect([...name].length).toBeLessThanOrEqual(40);
      }),
    );
  });
});
