import { describe, expect, it } from 'vitest';
import { moneyTextOf } from '#sandbox/kernel/moneyText.ts';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { BRANDS } from '#sandbox/testing/sandbox.fixture.ts';
import { eventPromotions } from './eventPromotions.ts';
import { newcomerPromotions } from './newcomerPromotions.ts';
import { itemsOf } from './pointItems.ts';

const DAY = new Date('2026-01-01T00:00:00Z');
const merchants = await readMerchants(BRANDS);

/** All player-facing texts of promotions and of the points mall, with amounts written by `money`. */
const textsWith = (money: Parameters<typeof itemsOf>[0]): string[] => [
  ...[...newcomerPromotions(DAY, money), ...eventPromotions(DAY, money)].flatMap((row) => [
    ...[row.title, row.summary, row.content].flatMap((texts) => Object.values(texts)),
  ]),
  ...itemsOf(money).flatMap((row) =>
    [row.name, row.description].flatMap((texts) => Object.values(texts)),
  ),
];

describe('the texts of seeded promotions', () => {
  it('have amounts in the market’s notation only (S9.4)', () => {
    for (const text of textsWith(() => '¤')) expect(text).not.toMatch(/\d\.\d|\d{4}/);
  });

  it('write amounts with the symbol, the separators and two decimals of each market (S9.4)', () => {
    expect(merchants.length).toBeGreaterThan(1);
    for (const { brand } of merchants) {
      const amounts = textsWith(moneyTextOf(brand.market)).flatMap(
        (text) => text.match(/\S?\d[\d,]*\.\d\d/g) ?? [],
      );
      const { currencySymbol, grouping } = brand.market;
      expect(amounts.length).toBeGreaterThan(20);
      for (const amount of amounts) expect(amount.startsWith(currencySymbol)).toBe(true);
      expect(amounts).toContain(`${currencySymbol}${grouping === 'lakh' ? '1,31' : '131'},000.00`);
    }
  });
});
