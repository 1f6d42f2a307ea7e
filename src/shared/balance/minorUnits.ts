const AMOUNT = /^(\d+)(?:\.(\d{1,3}))?$/;

/** An amount in thousandths, the minor units of the site: no currency has smaller coins. Undefined if the text is not an amount. */
export function minorOf(amount: string): bigint | undefined {
  const match = AMOUNT.exec(amount);
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  return BigInt(whole + fraction.padEnd(3, '0'));
}

/** Whether one amount is less than another. */
export const isLess = (amount: string, other: string): boolean =>
  (minorOf(amount) ?? 0n) < (minorOf(other) ?? 0n);

/** Whether an amount is above zero. */
export const isPositive = (amount: string): boolean => isLess('0', amount);

/** Minor units, not below zero, as a wire amount: `500500n` is `500.50`, `500505n` is `500.505`. */
export function amountOfMinor(minor: bigint): string {
  const digits = minor.toString().padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3).replace(/0$/, '')}`;
}

/** The sum of amounts in minor units. */
const sumOf = (amounts: readonly string[]): bigint =>
  amounts.reduce((sum, one) => sum + (minorOf(one) ?? 0n), 0n);

/** The sum of several amounts. */
export const sumAmounts = (...amounts: readonly string[]): string => amountOfMinor(sumOf(amounts));

/** An amount minus others; zero if they are more. */
export function amountLeft(amount: string, ...taken: readonly string[]): string {
  const left = sumOf([amount]) - sumOf(taken);
  return amountOfMinor(left > 0n ? left : 0n);
}
