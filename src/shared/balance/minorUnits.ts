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
