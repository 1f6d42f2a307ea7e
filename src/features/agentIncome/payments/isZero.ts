/** Whether an amount is none at all. */
export const isZero = (amount: string): boolean => /^-?[0.]+$/.test(amount);
