/** What an address of a link for a new password has behind its `#`, before the token (S7.12). */
export const RESET_HASH = '#passwordReset=';

/** The token of such a link; none in any other address. */
export const resetTokenIn = (hash: string): string | undefined =>
  hash.startsWith(RESET_HASH) ? hash.slice(RESET_HASH.length) || undefined : undefined;
