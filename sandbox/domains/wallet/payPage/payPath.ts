/** Where the pages of the test provider are. */
const PAY_ROOT = '/sandbox/pay';

/** The path of the test provider's page for a deposit. */
export const payPath = (reference: string): string => `${PAY_ROOT}/${reference}`;
