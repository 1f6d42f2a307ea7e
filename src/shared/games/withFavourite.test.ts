import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withFavourite } from './withFavourite.ts';

const someIds = fc.uniqueArray(fc.nat(50));

describe('withFavourite', () => {
  it('puts a new favourite first, and does not move an existing one (S4.13)', () => {
    expect(withFavourite([2, 3], 7, true)).toEqual([7, 2, 3]);
    expect(withFavourite([2, 3], 3, true)).toEqual([2, 3]);
  });

  it('adding and removing a game restores the list (S4.13)', () => {
    fc.assert(
      fc.property(someIds, fc.nat(50), (ids, id) => {
        const marked = ids.includes(id);
        const there = withFavourite(ids, id, !marked);
        expect(there.includes(id)).toBe(!marked);
        expect(withFavourite(there, id, marked).toSorted()).toEqual(ids.toSorted());
      }),
    );
  });

  it('never contains a game twice, and does not change its input', () => {
    fc.assert(
      fc.property(someIds, fc.nat(50), fc.boolean(), (ids, id, marked) => {
        const before = [...ids];
        const after = withFavourite(ids, id, marked);
        expect(new Set(after).size).toBe(after.length);
        expect(ids).toEqual(before);
      }),
    );
  });
});
