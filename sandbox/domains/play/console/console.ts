import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { openBets } from './openBets.ts';
import { voidActions } from './voidActions.ts';

/** The console area where testers act as the operator's game staff. */
export const gameDesk: ConsoleArea = {
  name: 'play',
  title: 'Bets',
  listings: [openBets],
  actions: [...voidActions],
};
