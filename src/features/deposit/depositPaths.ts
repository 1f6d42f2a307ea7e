import { DEPOSIT_PATH } from '#src/shared/deposits/depositPath.ts';

/** The form, also where a deposit is open that waits for its player; `game` is the query of the game that it is made for. */
export const newDepositPath = (game: string): string =>
  `${DEPOSIT_PATH}?${game === '' ? '' : `${game}&`}new`;
