import { describe, expect, it } from 'vitest';
import { wholeUnits } from './currencyUnit.ts';
import { fileAmount } from './fileAmount.ts';
import { givenAmount, givenPayment } from './givenAmount.ts';

const inCurrency = (currency: string) => ({ brand: { market: { currency } } });
const [yen, taka, dinar] = [inCurrency('JPY'), inCurrency('BDT'), inCurrency('KWD')];

describe('an amount in a currency without decimals', () => {
  it.each(['1.50', '0.01'])('is refused as %s', (text) => {
    expect(() => givenAmount(yen, 'amount', text)).toThrow();
    expect(() => givenPayment(yen, 'amount', text)).toThrow();
    expect(() => givenAmount(taka, 'amount', text)).not.toThrow();
  });

  it.each(['150', '150.00'])('is accepted as %s', (text) => {
    expect(givenAmount(yen, 'amount', text)).toBe(15_000n);
  });

  it('is rounded down to whole units', () => {
    expect([wholeUnits(yen, 199n), wholeUnits(taka, 199n)]).toEqual([100n, 199n]);
  });

  it('is written whole in files, unless that would change it', () => {
    expect([15_000n, -15_000n, 15_050n].map(fileAmount(yen))).toEqual(['150', '-150', '150.50']);
    expect(fileAmount(taka)(15_000n)).toBe('150.00');
  });
});

describe('an amount in a currency with three decimals', () => {
  it('is accepted to its smallest coin, and refused with more decimals', () => {
    expect(givenAmount(dinar, 'amount', '10.125')).toBe(10_125n);
    expect(() => givenAmount(dinar, 'amount', '10.1255')).toThrow();
    expect(() => givenAmount(taka, 'amount', '10.125')).toThrow();
  });

  it('is not rounded, and has all its decimals in files', () => {
    expect(wholeUnits(dinar, 1_999n)).toBe(1_999n);
    expect([10_125n, 10_000n].map(fileAmount(dinar))).toEqual(['10.125', '10.000']);
  });
});
