import { describe, expect, it } from 'vitest';
import { wholeUnits } from './currencyUnit.ts';
import { fileAmount } from './fileAmount.ts';
import { givenAmount, givenPayment } from './givenAmount.ts';

const inCurrency = (currency: string) => ({ brand: { market: { currency } } });
const [yen, taka] = [inCurrency('JPY'), inCurrency('BDT')];

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
