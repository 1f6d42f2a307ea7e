import type { PageBrand } from '#src/brand/page.ts';
import { decimalsOf } from './currencyDecimals.ts';

/** How a market writes numbers. */
export type NumberStyle = Pick<PageBrand['market'], 'grouping' | 'numerals'> & { language: string };

/** How a market writes money: its symbol, and a currency's own number of decimals. What has no currency, such as points, has two. */
export type MoneyStyle = NumberStyle &
  Pick<PageBrand['market'], 'currencySymbol'> &
  Partial<Pick<PageBrand['market'], 'currency'>>;

const GROUPS = {
  thousand: /\B(?=(\d{3})+$)/g,
  lakh: /\B(?=(\d{2})*\d{3}$)/g,
} as const;

/** The minus sign: as wide as a plus and as a figure, which a hyphen is not. */
const MINUS = '−';

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/** Shown instead of an unreadable amount. */
const UNREADABLE = '–';

const digitSets = new Map<string, readonly string[]>();

/** The ten digits of a language's own numerals, zero first. */
function nativeDigits(language: string): readonly string[] {
  const known = digitSets.get(language);
  if (known) return known;
  const format = new Intl.NumberFormat(`${language}-u-nu-native`, { useGrouping: false });
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
  digitSets.set(language, digits);
  return digits;
}

/** Replaces a text's Latin digits by the numerals of a market. */
export function inNumerals(
  text: string,
  { numerals, language }: Omit<NumberStyle, 'grouping'>,
): string {
  if (numerals === 'latn') return text;
  const digits = nativeDigits(language);
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

/** A decimal string as a sign and an integer of the smallest units; halves round away from zero. */
function inUnits(
  amount: string,
  decimals: number,
): { negative: boolean; units: bigint } | undefined {
  const match = DECIMAL.exec(amount.trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const padded = fraction.padEnd(decimals + 1, '0');
  const up = padded.charAt(decimals) >= '5' ? 1n : 0n;
  const units = BigInt(whole + padded.slice(0, decimals)) + up;
  return { negative: sign === '-' && units > 0n, units };
}

/** A figure with the market's sign and symbol before it. */
function withSymbol(figure: string, negative: boolean, { currencySymbol }: MoneyStyle): string {
  const symbol = /\p{L}$/u.test(currencySymbol) ? `${currencySymbol}\u00a0` : currencySymbol;
  return `${negative ? MINUS : ''}${symbol}${figure}`;
}

/**
 * Formats an amount of money for players: symbol, separators, the decimals of the currency, which are mostly two (S9.4). `amount` is the decimal string of the wire and never
 * becomes a floating-point number. An unreadable amount shows a dash.
 */
export function formatAmount(amount: string, style: MoneyStyle): string {
  const decimals = decimalsOf(style.currency);
  const value = inUnits(amount, decimals);
  if (!value) return UNREADABLE;
  const digits = value.units.toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const whole = digits.slice(0, point).replace(GROUPS[style.grouping], ',');
  const fraction = decimals > 0 ? `.${digits.slice(point)}` : '';
  return withSymbol(inNumerals(whole + fraction, style), value.negative, style);
}

/** Formats an amount briefly, for charts: whole below a thousand, `−৳295`, else with one decimal, `৳12.3K`. */
export function formatShortAmount(amount: number, style: MoneyStyle): string {
  const size = Math.abs(amount);
  const short = new Intl.NumberFormat(`${style.language}-u-nu-latn`, {
    notation: 'compact',
    maximumFractionDigits: size < 1000 ? 0 : 1,
  });
  return withSymbol(inNumerals(short.format(size), style), amount <= -0.5, style);
}

/** Formats a share in per cent, without its sign: a decimal string of at most two places, without trailing zeros. */
export function formatPercent(percent: string, style: Omit<NumberStyle, 'grouping'>): string {
  return DECIMAL.test(percent) ? inNumerals(String(Number(percent)), style) : UNREADABLE;
}

/** A whole number with the market's separators and numerals. */
export function formatCount(count: number, style: NumberStyle): string {
  if (!Number.isSafeInteger(count)) return UNREADABLE;
  const whole = Math.abs(count).toString().replace(GROUPS[style.grouping], ',');
  return `${count < 0 ? MINUS : ''}${inNumerals(whole, style)}`;
}
