import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EXAMPLE_BASE, examplePay, pointsAbove } from './example.ts';

const percent = fc.integer({ min: 1, max: 10_000 }).map((points) => (points / 100).toFixed(2));

it('calculates the amount for a rate and a base, without rounding (S4.16)', () => {
  expect([examplePay('30.00'), examplePay('0.25'), examplePay('0.01')]).toEqual([
    ...['3000.00', '25.00', '1.00'],
  ]);
  fc.assert(
    fc.property(percent, (rate) => {
      const minor =
        (BigInt(EXAMPLE_BASE.replace('.', '')) * BigInt(rate.replace('.', ''))) / 10_000n;
      expect(BigInt(examplePay(rate).replace('.', ''))).toBe(minor);
    }),
  );
});

it('calculates by how much one rate exceeds another', () => {
  expect(pointsAbove('30.00', '20.00')).toBe('10.00');
  expect(pointsAbove('0.30', '0.10')).toBe('0.20');
});
