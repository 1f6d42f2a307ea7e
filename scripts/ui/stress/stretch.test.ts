import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stretch } from './stretch.ts';

describe('stretch', () => {
  it('doubles a short label', () => {
    expect(stretch('Deposit', 'de')).toHaveLength(14);
  });

  it('leaves numbers, codes and initials unchanged', () => {
    for (const text of ['৳1,234.50', 'S8', 'AB', '12:45', '—']) {
      expect(stretch(text, 'de')).toBe(text);
    }
  });

  it('keeps surrounding spaces, which separate words of different elements', () => {
    expect(stretch(' of the vendor ', 'bn')).toMatch(/^ \S.*\S $/);
  });

  it('never shortens text by more than a space, and is deterministic', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,80}$/), (text) => {
        const longer = stretch(text, 'de');
        expect(longer.length).toBeGreaterThanOrEqual(text.length);
        expect(stretch(text, 'de')).toBe(longer);
      }),
    );
  });

  it('never separates a Bengali letter from its marks', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,60}$/), (text) => {
        expect(stretch(text, 'bn')).not.toMatch(/[\u09cd]$/);
      }),
    );
  });
});
