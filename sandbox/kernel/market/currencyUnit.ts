import { decimalsOf } from '#src/i18n/currencyDecimals.ts';

/** What a merchant's amounts depend on: its currency. */
export interface Priced {
  brand: { market: { currency: string } };
}

/** The fewest decimals of books: a yen is kept in hundredths too, so that shares of it can be counted. */
const LEAST_DECIMALS = 2;

/** The decimals of a merchant's books, and of its amounts on the wire: those of its currency, but never fewer than two. */
export const bookDecimals = ({ brand }: Priced): number =>
  Math.max(decimalsOf(brand.market.currency), LEAST_DECIMALS);

/** The minor units of one whole unit of a merchant's currency. */
export const unitParts = (merchant: Priced): bigint => 10n ** BigInt(bookDecimals(merchant));

/** The smallest payment in a merchant's currency, in minor units: a yen has no decimals, so it is 100n. */
export const unitOf = (merchant: Priced): bigint =>
  10n ** BigInt(bookDecimals(merchant) - decimalsOf(merchant.brand.market.currency));

/** An amount, not below zero, rounded down to what the merchant's currency can pay. */
export const wholeUnits = (merchant: Priced, minor: bigint): bigint =>
  minor - (minor % unitOf(merchant));
