import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, hundredthsOf, pointsShort, worthOf } from './pointUnits.ts';

const hundredths = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const positive = fc.bigInt({ min: 1n, max: 10n ** 15n });

describe('amounts of points', () => {
  it('survive the conversion to hundredths and back (S9.4)', () => {
    fc.assert(
      fc.property(hundredths, (units) => {
        expect(hundredthsOf(amountOf(units))).toBe(units);
        expect(amountOf(units)).toMatch(/^-?\d+\.\d{2}$/);
      }),
    );
  });

  it('are short of a price by exactly what is missing (S2.9)', () => {
    fc.assert(
      fc.property(positive, positive, (balance, price) => {
        const short = pointsShort(amountOf(balance), amountOf(price));
        if (balance >= price) expect(short).toBeUndefined();
        else expect(balance + hundredthsOf(short ?? '')).toBe(price);
      }),
    );
  });

  it('are never rounded up (S7.30)', () => {
    fc.assert(
      fc.property(positive, positive, (points, perUnit) => {
        const worth = hundredthsOf(worthOf(amountOf(points), amountOf(perUnit), 2));
        expect(worth * perUnit).toBeLessThanOrEqual(points * 100n);
        expect((worth + 1n) * perUnit).toBeGreaterThan(points * 100n);
      }),
    );
    expect([0, 2, 3].map((decimals) => worthOf('123456.00', '1000.00', decimals))).toEqual([
      ...['123.45', '123.45', '123.456'],
    ]);
  });
});
