import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinsFor, coinText, parseCoins, worthOf } from './coinAmount.ts';

const amount = fc.bigInt({ min: 1n, max: 1_000_000_00n });
const rate = fc.bigInt({ min: 1n, max: 10_000_00n - 1n });

describe('amounts of cryptocurrency (S2.16)', () => {
  it('cover the deposit amount, to the minor unit', () => {
    fc.assert(
      fc.property(amount, rate, (asked, at) => {
        expect(worthOf([{ coins: coinsFor(asked, at), rate: at }])).toBe(asked);
      }),
    );
  });

  it('are read as they are written', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (coins) => {
        expect(parseCoins(coinText(coins))).toBe(coins);
      }),
    );
  });

  it.each(['', '1.', '.5', '-1', '1e3', '1,5', '0.0000001', '01', '১'])(
    'are rejected as %j',
    (text) => {
      expect(parseCoins(text)).toBeUndefined();
    },
  );
});
