/** Where a player withdraws (S2.16 withdraw). */
export const WITHDRAW_PATH = '/withdraw';

/** The query parameter that names a withdrawal. */
export const REFERENCE = 'reference';

/** Where a withdrawal is tracked. */
export const withdrawalPath = (reference: string): string =>
  `${WITHDRAW_PATH}?${new URLSearchParams({ [REFERENCE]: reference })}`;
