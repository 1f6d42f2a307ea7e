/** The promotions path (S2.3). */
export const PROMOTIONS_PATH = '/promotions';

/** The URL of one promotion. */
export const promotionPath = (code: string): string =>
  `${PROMOTIONS_PATH}?code=${encodeURIComponent(code)}`;
