import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptFiles } from './acceptFiles.ts';

const LIMITS = { types: ['image/png', 'image/jpeg'], maxBytes: 8, maxFiles: 3 };

const file = (name: string, type = 'image/png', bytes = 4) =>
  new File(['x'.repeat(bytes)], name, { type, lastModified: 0 });

const anyFile = fc
  .record({
    name: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    type: fc.constantFrom('image/png', 'image/jpeg', 'image/gif', ''),
    bytes: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ name, type, bytes }) => file(name, type, bytes));

describe('acceptFiles', () => {
  it('never holds more, larger or other files than the limits allow (S5.9)', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyFile)), (drops) => {
        let held: readonly File[] = [];
        for (const drop of drops) held = acceptFiles(held, drop, LIMITS).files;
        expect(held.length).toBeLessThanOrEqual(LIMITS.maxFiles);
        expect(held.every(({ size }) => size <= LIMITS.maxBytes)).toBe(true);
        expect(held.every(({ type }) => LIMITS.types.includes(type))).toBe(true);
      }),
    );
  });

  it('loses no file: each is accepted, was held already, or is rejected with a reason', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyFile, { selector: ({ name }) => name }), (drop) => {
        const { files, refused } = acceptFiles([], drop, LIMITS);
        expect(files.length + refused.length).toBe(drop.length);
      }),
    );
  });

  it('gives the reason for a rejection', () => {
    const held = [file('a'), file('b'), file('c')];
    const drop = [file('d', 'image/gif'), file('e', 'image/png', 9), file('f')];
    const { refused } = acceptFiles(held, drop, LIMITS);
    expect(refused.map(({ reason }) => reason)).toEqual(['type', 'size', 'count']);
  });

  it('holds a file only once, though it is dropped again', () => {
    const held = [file('a')];
    expect(acceptFiles(held, [file('a')], LIMITS)).toEqual({ files: held, refused: [] });
  });
});
