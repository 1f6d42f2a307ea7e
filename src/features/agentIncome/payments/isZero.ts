/** Whether an amount is zero. */
export const isZero = (amount: string): boolean => /^-?[0.]+$/.test(amount);
