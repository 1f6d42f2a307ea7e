/** Where deposits are made and watched (S2.16 depositv2). */
export const DEPOSIT_PATH = '/deposit';

/** The page of one deposit. */
export const depositPath = (reference: string): string => `${DEPOSIT_PATH}?reference=${reference}`;
