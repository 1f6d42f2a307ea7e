/** The part of a password reset link after its `#`, before the token (S7.12). */
export const RESET_HASH = '#passwordReset=';

/** The token of such a link; undefined in any other address. */
export const resetTokenIn = (hash: string): string | undefined =>
  hash.startsWith(RESET_HASH) ? hash.slice(RESET_HASH.length) || undefined : undefined;
