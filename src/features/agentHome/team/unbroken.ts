/** Keeps the sign of an amount on the line of the amount: a line may break after a minus. */
export const unbroken = (amount: string): string => amount.replace(/^[-−]/, '$&\u2060');
