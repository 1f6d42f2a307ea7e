import { decimalText, parseDecimal } from '#sandbox/kernel/money.ts';
import { bookDecimals, type Priced } from './currencyUnit.ts';

/** Formats minor units of a merchant's currency as the decimal text of the wire: 4825050n is `48250.50`. */
export const amountText = (merchant: Priced, minor: bigint): string =>
  decimalText(minor, bookDecimals(merchant));

/** Parses a wire amount to minor units of a merchant's currency; `undefined` for other texts, and for more decimals than its books have. */
export const parseAmount = (merchant: Priced, text: string): bigint | undefined =>
  parseDecimal(text, bookDecimals(merchant));
