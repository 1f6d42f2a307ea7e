import { latinDigits } from '#src/ui/latinDigits.ts';

const PLAIN = /^\d*(?:\.\d*)?$/;
/** Groups of three, or the lakh's of two. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/**
 * The amount that a text means, as the decimal string of the wire: `৳ ১,৫০০.৫০` is `1500.50`. Either set of digits,
 * separators or none, the currency's symbol or not. An empty text is an empty amount; other text gives undefined.
 */
export function amountOf(text: string, symbol: string): string | undefined {
  const figure = latinDigits(text).replace(symbol, '').replace(/\s/g, '');
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
