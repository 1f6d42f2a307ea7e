import { amountText } from '#sandbox/kernel/money.ts';
import { decimalsOf } from '#src/i18n/currencyDecimals.ts';

/** What a merchant's amounts depend on: its currency. */
export interface Priced {
  brand: { market: { currency: string } };
}

/** The decimals of the books, which are kept in hundredths whatever the currency. */
const BOOK_DECIMALS = 2;

/** The smallest payment in a merchant's currency, in minor units: a yen has no decimals, so it is 100n. */
export const unitOf = ({ brand }: Priced): bigint =>
  10n ** BigInt(Math.max(BOOK_DECIMALS - decimalsOf(brand.market.currency), 0));

/** An amount, not below zero, rounded down to what the merchant's currency can pay. */
export const wholeUnits = (merchant: Priced, minor: bigint): bigint =>
  minor - (minor % unitOf(merchant));

/** The amounts of a merchant as its players' files have them: without decimals if its currency has none and they are whole. */
export function fileAmount(merchant: Priced): (minor: bigint) => string {
  const unit = unitOf(merchant);
  return (minor) => (unit > 1n && minor % unit === 0n ? String(minor / unit) : amountText(minor));
}
