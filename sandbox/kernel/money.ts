/** Formats minor units as the decimal text of the wire: 4825050n is `48250.50`. */
export function amountText(minor: bigint): string {
  const sign = minor < 0n ? '-' : '';
  const digits = String(minor).replace('-', '').padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Up to twelve digits without leading zeros, then optionally one or two decimals. */
const AMOUNT = /^(0|[1-9]\d{0,11})(?:\.(\d{1,2}))?$/;

/**
 * Parses a wire amount to minor units: `500`, `500.5` and `500.50` are 50000n, 50050n and 50050n. `undefined` for anything else: signs,
 * exponents, spaces, groups, more decimals, more than twelve digits.
 */
export function parseAmount(text: string): bigint | undefined {
  const [, whole, decimals = ''] = AMOUNT.exec(text) ?? [];
  return whole === undefined ? undefined : BigInt(whole + decimals.padEnd(2, '0'));
}
