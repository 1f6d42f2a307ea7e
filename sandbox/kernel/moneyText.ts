import type { Language } from '#sandbox/kernel/text/language.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { formatAmount } from '#src/i18n/amount.ts';
import { amountText } from './money.ts';

/** Formats minor units for players of a market in a language: 500000 is `৳5,000.00` (S9.4). */
export type MoneyText = (minor: bigint | number, language: Language) => string;

/** The formatter of a market's amounts: its symbol, separators and numerals, and two decimals. */
export const moneyTextOf =
  (market: ResolvedBrand['market']): MoneyText =>
  (minor, language) =>
    formatAmount(amountText(BigInt(minor)), { ...market, language });
