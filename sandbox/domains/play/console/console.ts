import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { openBets } from './openBets.ts';
import { voidActions } from './voidActions.ts';

/** The console area where testers list open bets and void them. */
export const betConsole: ConsoleArea = {
  name: 'play',
  title: 'Bets',
  listings: [openBets],
  actions: [...voidActions],
};
