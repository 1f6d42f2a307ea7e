/** Where deposits are made and tracked (S2.16 depositv2). */
export const DEPOSIT_PATH = '/deposit';

/**
 * The page of one deposit.
 *
 * @param game the query of the game that it is made for; empty if there is none
 */
export const depositPath = (reference: string, game = ''): string =>
  `${DEPOSIT_PATH}?${game === '' ? '' : `${game}&`}reference=${reference}`;
