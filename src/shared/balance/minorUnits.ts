const AMOUNT = /^(\d+)(?:\.(\d{1,2}))?$/;

/** An amount in minor units; none where a text is no amount of money. */
export function minorOf(amount: string): bigint | undefined {
  const match = AMOUNT.exec(amount);
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  return BigInt(whole + fraction.padEnd(2, '0'));
}

/** Whether one amount is less than another. */
export const isLess = (amount: string, other: string): boolean =>
  (minorOf(amount) ?? 0n) < (minorOf(other) ?? 0n);

/** Whether an amount is above zero. */
export const isPositive = (amount: string): boolean => isLess('0', amount);

/** Minor units as an amount of the wire: `50050n` is `500.50`. */
export function amountOfMinor(minor: bigint): string {
  const digits = minor.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What is left of an amount when another is taken from it; zero where that is more. */
export function amountLeft(amount: string, taken: string): string {
  const left = (minorOf(amount) ?? 0n) - (minorOf(taken) ?? 0n);
  return amountOfMinor(left > 0n ? left : 0n);
}
