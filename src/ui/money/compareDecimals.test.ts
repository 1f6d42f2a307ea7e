import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals } from './compareDecimals.ts';

const hundredths = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });

function decimal(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(3, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

describe('the order of amounts', () => {
  it('is that of their values, however long they are', () => {
    fc.assert(
      fc.property(hundredths, hundredths, (one, other) => {
        const order = one < other ? -1 : one > other ? 1 : 0;
        expect(compareDecimals(decimal(one), decimal(other))).toBe(order);
      }),
    );
  });

  it('ignores the number of decimal places', () => {
    expect(compareDecimals('100', '100.00')).toBe(0);
    expect(compareDecimals('-0', '0.0')).toBe(0);
    expect(compareDecimals('9.5', '10.25')).toBe(-1);
  });

  it('puts other texts before all amounts', () => {
    expect(compareDecimals('–', '-5.00')).toBe(-1);
    expect(compareDecimals('0.01', '')).toBe(1);
    expect(compareDecimals('–', 'n/a')).toBe(0);
  });
});
