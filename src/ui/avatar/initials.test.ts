import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('the initials of a name', () => {
  it('are the first letters of its first and last word', () => {
    expect(initials('Rahim Uddin Karim')).toBe('RK');
    expect(initials('rahim88')).toBe('R');
    expect(initials('  _karim  21 ')).toBe('K2');
  });

  it('keep a Bengali letter together with its marks', () => {
    expect(initials('কিরণ মিত্র')).toBe('কিমি');
  });

  it('are empty for a name without a letter or digit', () => {
    expect(initials('')).toBe('');
    expect(initials('***')).toBe('');
  });

  it('are at most two letters, whatever the name', () => {
    const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect([...graphemes.segment(initials(name.toLowerCase()))].length).toBeLessThanOrEqual(4);
      }),
    );
  });
});
