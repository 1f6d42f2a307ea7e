import type { Language } from '#sandbox/kernel/text/language.ts';
import { languageFacts } from '#scripts/languages/languageFacts.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { formatAmount } from '#src/i18n/amount.ts';
import { leftToRight } from '#src/i18n/bidi.ts';
import { amountText } from './market/amountText.ts';

/** Formats minor units for players of a market in a language: 500000 is `৳5,000.00` (S9.4). */
export type MoneyText = (minor: bigint | number, language: Language) => string;

/**
 * The formatter of a market's amounts: its symbol, separators and numerals, and its currency's decimals. In languages written from right to
 * left an amount is isolated, so that its sign and symbol stay before it.
 */
export const moneyTextOf =
  (market: ResolvedBrand['market']): MoneyText =>
  (minor, language) => {
    const text = amountText({ brand: { market } }, BigInt(minor));
    const amount = formatAmount(text, { ...market, language });
    return languageFacts(language).direction === 'rtl' ? leftToRight(amount) : amount;
  };
