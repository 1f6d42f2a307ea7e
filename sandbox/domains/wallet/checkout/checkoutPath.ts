/** The root path of the test provider's pages. */
const CHECKOUT_ROOT = '/sandbox/pay';

/** The path of the test provider's page for a deposit. */
export const checkoutPath = (reference: string): string => `${CHECKOUT_ROOT}/${reference}`;
