import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latinDigits } from '#src/ui/latinDigits.ts';

const SYSTEMS = ['latn', 'beng', 'arab', 'arabext', 'deva', 'thai', 'mymr', 'khmr', 'tamldec'];

describe('latinDigits', () => {
  it('reads a number in the digits of any of the scripts', () => {
    const anyNumber = fc.nat();
    fc.assert(
      fc.property(anyNumber, fc.constantFrom(...SYSTEMS), (number, numberingSystem) => {
        const written = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
        expect(latinDigits(written.format(number))).toBe(String(number));
      }),
    );
  });

  it('leaves the rest of a text unchanged', () => {
    expect(latinDigits('+৮৮০ (১৭) ab-12')).toBe('+880 (17) ab-12');
  });
});
