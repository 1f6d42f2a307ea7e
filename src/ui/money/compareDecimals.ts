const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/;

interface Decimal {
  negative: boolean;
  whole: string;
  fraction: string;
}

function readDecimal(text: string): Decimal | undefined {
  const match = DECIMAL.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  return { negative: sign === '-', whole, fraction };
}

function units({ negative, whole, fraction }: Decimal, places: number): bigint {
  const size = BigInt(whole + fraction.padEnd(places, '0'));
  return negative ? -size : size;
}

/**
 * Compares two decimal strings for `sort`: below, at or above zero. Exact at any length, since an amount is never converted to a
 * floating-point number. Other texts come first.
 */
export function compareDecimals(one: string, other: string): number {
  const [left, right] = [readDecimal(one), readDecimal(other)];
  if (!left || !right) return Number(left !== undefined) - Number(right !== undefined);
  const places = Math.max(left.fraction.length, right.fraction.length);
  const difference = units(left, places) - units(right, places);
  return difference < 0n ? -1 : Number(difference > 0n);
}
