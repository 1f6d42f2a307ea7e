/** The last moment at which a link works, which is still on its last day: the day is over where the next one begins. */
export const lastMomentOf = (expiresAt: string): string =>
  new Date(Date.parse(expiresAt) - 1).toISOString();
