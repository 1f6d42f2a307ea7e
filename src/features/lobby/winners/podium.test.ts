import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts, podium } from './podium.ts';

const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.nat(99))
  .map(([whole, cents]) => ({
    text: `${whole}.${String(cents).padStart(2, '0')}`,
    cents: whole * 100n + BigInt(cents),
  }));

describe('podium', () => {
  it('sorts by amount, the highest first, and sets the first three apart (S2.27)', () => {
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
        const winners = amounts.map(({ text }, index) => ({
          customerName: `p${index}`,
          winAmount: text,
        }));
        const { top, rest } = podium(winners);
        const names = [...top, ...rest].map((winner) => winner.customerName);
        expect(names.toSorted()).toEqual(winners.map((w) => w.customerName).toSorted());
        expect(top.length).toBe(Math.min(3, winners.length));
      }),
    );
  });
});

describe('compareAmounts', () => {
  it('compares as the numbers do, beyond what floating point can tell apart', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const expected = a.cents < b.cents ? -1 : a.cents > b.cents ? 1 : 0;
        expect(Math.sign(compareAmounts(a.text, b.text))).toBe(expected);
      }),
    );
  });

  it('sees no difference in trailing noughts', () => {
    expect(compareAmounts('10', '10.00')).toBe(0);
    expect(compareAmounts('010.5', '10.50')).toBe(0);
  });
});
