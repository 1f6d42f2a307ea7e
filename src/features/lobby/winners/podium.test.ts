import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { podium } from './podium.ts';

const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.nat(99))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);

describe('podium', () => {
  it('sorts by amount, highest first, and separates the first three (S2.27)', () => {
    const winners = ['90.00', '1000.50', '1000.49', '7', '99.99'].map((winAmount, index) => ({
      customerName: `player ${index}`,
      winAmount,
    }));
    const { top, rest } = podium(winners);
    expect(top.map((winner) => winner.winAmount)).toEqual(['1000.50', '1000.49', '99.99']);
    expect(rest.map((winner) => [winner.place, winner.winAmount])).toEqual([
      [4, '90.00'],
      [5, '7'],
    ]);
  });

  it('invents no winner and loses none (S2.27)', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 20 }), (amounts) => {
        const winners = amounts.map((winAmount, index) => ({
          customerName: `p${index}`,
          winAmount,
        }));
        const { top, rest } = podium(winners);
        const names = [...top, ...rest].map((winner) => winner.customerName);
        expect(names.toSorted()).toEqual(winners.map((w) => w.customerName).toSorted());
        expect(top.length).toBe(Math.min(3, winners.length));
      }),
    );
  });
});
