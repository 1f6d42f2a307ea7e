/** The last moment at which a link works, still within its last day: the expiry is the start of the next day. */
export const lastMomentOf = (expiresAt: string): string =>
  new Date(Date.parse(expiresAt) - 1).toISOString();
