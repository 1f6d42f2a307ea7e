/** Increase it whenever pictures change, since they are cached for ever. */
const EDITION = 1;

/** The path of a game's picture: its card, or the wide form that headers show. */
export const artPath = (gameCode: string, shape: 'card' | 'wide' = 'card'): string =>
  `/art/${gameCode}.svg?v=${EDITION}${shape === 'wide' ? '&shape=wide' : ''}`;

/** The path of a vendor's icon. */
export const vendorIconPath = (vassalage: string): string =>
  `/art/vendors/${vassalage}.svg?v=${EDITION}`;
