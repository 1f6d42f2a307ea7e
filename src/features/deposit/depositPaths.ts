import { DEPOSIT_PATH } from '#src/shared/deposits/depositPath.ts';

/** The address of the form, even if an open deposit waits for the player; `game` is the query of the game to fund. */
export const newDepositPath = (game: string): string =>
  `${DEPOSIT_PATH}?${game === '' ? '' : `${game}&`}new`;
