import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitValue, MOST_MINUTES } from './limitValue.ts';

const bengali = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode('০'.charCodeAt(0) + Number(digit)));

describe('what is typed as a limit', () => {
  it('is any amount that the contract takes, in either digits (DECISIONS, player protection)', () => {
    const amounts = fc
      .tuple(fc.integer({ min: 0, max: 999_999_999_999 }), fc.integer({ min: 0, max: 99 }))
      .map(([units, cents]) => `${units}.${String(cents).padStart(2, '0')}`);
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(limitValue('money', amount)).toBe(amount);
        expect(limitValue('money', ` ${bengali(amount)} `)).toBe(amount);
      }),
    );
  });

  it.each(['', '-5', '1,000', '5.001', '007', '1e9', '1000000000000', 'NaN', '.5'])(
    'is no amount where it is %j',
    (typed) => {
      expect(limitValue('money', typed)).toBeUndefined();
    },
  );

  it('is a whole number of minutes up to a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST_MINUTES }), (minutes) => {
        expect(limitValue('minutes', bengali(String(minutes)))).toBe(String(minutes));
      }),
    );
    for (const typed of ['0', '1441', '2.5', '', '-30', '30 min']) {
      expect(limitValue('minutes', typed)).toBeUndefined();
    }
  });
});
