import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { openBets } from './openBets.ts';
import { voidActions } from './voidActions.ts';

/** What testers do in the place of those who watch over games. */
export const gameDesk: ConsoleArea = {
  name: 'play',
  title: 'Bets',
  listings: [openBets],
  actions: [...voidActions],
};
