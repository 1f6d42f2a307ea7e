import { plainDigits } from '#src/ui/plainDigits.ts';

const PLAIN = /^\d*(?:\.\d*)?$/;
/** Digits grouped in threes, or in twos for lakhs. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/**
 * Parses an amount into the decimal string for the API: `৳ ১,৫০০.৫০` is `1500.50`. Accepts either set of digits, with or without separators
 * and currency symbol. An empty text is an empty amount; other text gives undefined.
 */
export function amountOf(text: string, symbol: string): string | undefined {
  const figure = plainDigits(text).replace(symbol, '').replace(/\s/g, '');
  if (!PLAIN.test(figure) && !GROUPED.test(figure)) return undefined;
  const [whole = '', fraction = ''] = figure.replaceAll(',', '').split('.');
  if (whole === '' && fraction === '') return '';
  const units = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? units : `${units}.${fraction}`;
}

/** Whether two decimal strings are the same amount: `500` and `500.00`. */
export function sameAmount(one: string, other: string): boolean {
  const bare = (amount: string) =>
    amount.includes('.') ? amount.replace(/0+$/, '').replace(/\.$/, '') : amount;
  return one !== '' && bare(one) === bare(other);
}
