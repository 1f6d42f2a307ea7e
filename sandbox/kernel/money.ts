/** Formats a whole number of a unit's decimal parts: 4825050n with two decimals is `48250.50`. */
export function decimalText(parts: bigint, decimals: number): string {
  const sign = parts < 0n ? '-' : '';
  const digits = String(parts)
    .replace('-', '')
    .padStart(decimals + 1, '0');
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Up to twelve digits without leading zeros, then optionally decimals. */
const DECIMAL = /^(0|[1-9]\d{0,11})(?:\.(\d+))?$/;

/**
 * Parses a decimal text to a whole number of parts: with two decimals `500`, `500.5` and `500.50` are 50000n, 50050n and 50050n. `undefined`
 * for anything else: signs, exponents, spaces, groups, more decimals, more than twelve digits before the point.
 */
export function parseDecimal(text: string, decimals: number): bigint | undefined {
  const [, whole, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined || fraction.length > decimals) return undefined;
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** Formats a figure that belongs to no currency, such as points, in hundredths: 4825050n is `48250.50`. */
export const hundredthsText = (hundredths: bigint): string => decimalText(hundredths, 2);

/** Parses a figure that belongs to no currency to hundredths; `undefined` for anything but a decimal text of at most two decimals. */
export const parseHundredths = (text: string): bigint | undefined => parseDecimal(text, 2);
