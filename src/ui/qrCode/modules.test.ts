import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modulesOf, outline } from './modules.ts';

const QUIET = 4;

/** The dark modules that an outline covers, as "x y". */
function covered(path: string): string[] {
  return Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)).flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, at) => `${Number(x) + at} ${y}`),
  );
}

describe('a QR code', () => {
  it('has a quiet zone of four modules on every side', () => {
    const modules = modulesOf('https://livery.example/register?referralCode=AB12');
    const size = modules.length;
    modules.forEach((row, y) => {
      row.forEach((dark, x) => {
        const within = Math.min(x, y, size - 1 - x, size - 1 - y) >= QUIET;
        if (dark) expect(within).toBe(true);
      });
    });
    expect(modules[QUIET]?.[QUIET]).toBe(true);
  });

  it('is outlined exactly, for any text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }), (text) => {
        const modules = modulesOf(text);
        const dark = modules.flatMap((row, y) =>
          row.flatMap((module, x) => (module ? [`${x} ${y}`] : [])),
        );
        expect(covered(outline(modules))).toEqual(dark);
      }),
      { numRuns: 20 },
    );
  });

  it('rejects a text that is too long for any code', () => {
    expect(() => modulesOf('x'.repeat(2400))).toThrow(RangeError);
  });
});
