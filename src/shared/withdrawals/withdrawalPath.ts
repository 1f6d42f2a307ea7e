/** Where a player withdraws (S2.16 withdraw). */
export const WITHDRAW_PATH = '/withdraw';

/** The parameter of the address that names a withdrawal. */
export const REFERENCE = 'reference';

/** Where a withdrawal is followed. */
export const withdrawalPath = (reference: string): string =>
  `${WITHDRAW_PATH}?${new URLSearchParams({ [REFERENCE]: reference })}`;
