import { DEPOSIT_PATH } from '#src/shared/deposits/depositPath.ts';

/** The form, also where a deposit is open that waits for its player. */
export const NEW_DEPOSIT_PATH = `${DEPOSIT_PATH}?new`;
