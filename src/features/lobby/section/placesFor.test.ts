import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesFor } from './placesFor.ts';

const vendors = [
  { vassalage: 'A', games: 3 },
  { vassalage: 'B', games: 40 },
];

describe('placesFor', () => {
  it('reserves as many places as the chosen vendor has games', () => {
    expect(placesFor(vendors, 'A', 12)).toBe(3);
    expect(placesFor(vendors, undefined, 12)).toBe(12);
  });

  it('reserves a whole page while the vendors are unknown', () => {
    expect(placesFor([], undefined, 12)).toBe(12);
  });

  it('never reserves more than a page (S9.3)', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500)), fc.integer({ min: 1, max: 24 }), (counts, size) => {
        const many = counts.map((games, at) => ({ vassalage: `V${at}`, games }));
        expect(placesFor(many, undefined, size)).toBeLessThanOrEqual(size);
      }),
    );
  });
});
