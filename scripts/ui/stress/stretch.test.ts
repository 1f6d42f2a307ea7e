import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stretch } from './stretch.ts';

describe('stretch', () => {
  it('doubles a short label', () => {
    expect(stretch('Deposit', 'de')).toHaveLength(14);
  });

  it('leaves figures, codes and initials as they are', () => {
    for (const text of ['৳1,234.50', 'S8', 'AB', '12:45', '—']) {
      expect(stretch(text, 'de')).toBe(text);
    }
  });

  it('keeps the spaces around, which part words of different elements', () => {
    expect(stretch(' of the vendor ', 'bn')).toMatch(/^ \S.*\S $/);
  });

  it('never shortens words by more than a space, and says the same each time', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,80}$/), (text) => {
        const longer = stretch(text, 'de');
        expect(longer.length).toBeGreaterThanOrEqual(text.length);
        expect(stretch(text, 'de')).toBe(longer);
      }),
    );
  });

  it('never parts a Bengali letter from its marks', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,60}$/), (text) => {
        expect(stretch(text, 'bn')).not.toMatch(/[\u09cd]$/);
      }),
    );
  });
});
